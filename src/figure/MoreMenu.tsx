/** The rest of a figure's menu, loaded when it is opened: files to take away, full screen, and what the page adds. */

import { type ComponentType, useEffect, useState } from 'react';
import type { Extras } from './extras.ts';
import { MenuItem } from './MenuItem.tsx';
import { MORE_WORDS } from './moreWords.ts';
import { SCALES } from './pngSize.ts';
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

  const save = async (kind: Kind, scale?: number) => {
    try {
      const { takeAway } = await import('./takeAway.ts');
      const page = scope.embedHref(id, '');
      say(own.saved(await takeAway(kind, { live, words, figure: figure(), link: link(), page, scale })));
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
      <div className="scales" role="group" aria-label={own.savePng}>
        <span aria-hidden="true">{own.savePng}</span>
        {SCALES.map((scale) => (
          <MenuItem
            key={scale}
            label={`${scale}×`}
            name={own.savePngAt(scale)}
            act={() => save('png', scale)}
            close={close}
          />
        ))}
      </div>
      {item(own.saveCsv, () => save('csv'))}
      {item(own.saveJson, () => save('json'))}
      {canFill && item(own.fullScreen, fillScreen)}
    </>
  );
}
