/** The controls that take a reader's own data: lists and texts. Loaded when the first of them is shown. */

import type { Kind } from './controlKind.ts';
import { ListControl } from './ListControl.tsx';
import { TextControl } from './TextControl.tsx';

export function OwnData({ param, ...of }: Kind<'list' | 'text'>) {
  switch (param.kind) {
    case 'list':
      return <ListControl {...of} param={param} />;
    case 'text':
      return <TextControl {...of} param={param} />;
  }
}
