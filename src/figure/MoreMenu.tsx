/** The rest of a figure's menu, loaded when it is opened: files to take away, full screen, and what the page adds. */

import { type ComponentType, useEffect, useState } from 'react';
import type { Extras } from './extras.ts';
import { MenuItem } from './MenuItem.tsx';
import { MORE_WORDS } from './moreWords.ts';
import { useScope } from './scope.ts';
import type { Kind } from './takeAway.ts';

interface Props extends Extras {
  /** What the page adds, already loaded. */
  readonly Extra: ComponentType<Extras> | undefined;
}

export function MoreMenu({ Extra, ...told }: Props) {
  const { live, words, lang, figure, link, say, close } = told;
  const own = MORE_WORDS[lang];
  const { id } = live.spec;
  const scope = useScope();
  const [canFill, setCanFill] = useState(false);
  useEffect(() => setCanFill(document.fullscreenEnabled === true), []);

  const save = async (kind: Kind) => {
    try {
      const { takeAway } = await import('./takeAway.ts');
      const page = scope.embedHref(id, '');
      say(own.saved(await takeAway(kind, { live, words, figure: figure(), link: link(), page })));
    } catch {
      say(own.notSaved);
    }
  };
  const fillScreen = () => {
    const filled = document.fullscreenElement ? document.exitFullscreen() : figure().requestFullscreen();
    filled.catch(() => say(own.noFullScreen));
  };
  const item = (label: string, act: () => void) => <MenuItem label={label} act={act} close={close} />;
  return (
    <>
      {Extra && <Extra {...told} />}
      {item(own.saveSvg, () => save('svg'))}
      {item(own.savePng, () => save('png'))}
      {item(own.saveCsv, () => save('csv'))}
      {item(own.saveJson, () => save('json'))}
      {canFill && item(own.fullScreen, fillScreen)}
    </>
  );
}
