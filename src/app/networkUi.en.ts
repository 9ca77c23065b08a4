/** What figures say of the networks they ask, in English. */

import type { NetworkUi } from '#figure/ui.ts';

export const networkUi: NetworkUi = {
  names: {
    digits: 'the digit network',
    poet: 'the poet',
    'poet-style': 'the poet before it knew poems by heart',
    novelist: 'the novelist',
    tang: 'the Tang poems',
    whale: 'the text of Moby-Dick',
  },
  absent: (nets, kilobytes) => `Loads when needed: ${nets.join(', ')}, about ${kilobytes} kB`,
  loading: (nets) => `Loading ${nets.join(', ')}`,
  ready: (nets) => `Running in this page: ${nets.join(', ')}`,
  cancelled: (nets) => `Not loaded: ${nets.join(', ')}. The picture stays as it was.`,
  unreachable: (nets) => `Out of reach at the moment: ${nets.join(', ')}. The picture stays as it was.`,
  damaged: (nets) => `Damaged on the way and not used: ${nets.join(', ')}`,
  card: 'Its card',
  load: 'Load now',
  cancel: 'Cancel',
  retry: 'Try again',
};
