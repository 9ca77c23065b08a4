/** What one can do with any figure, as plain words: the way back, link, table, edit, and files to take away. */

import { useEffect, useId, useRef, useState } from 'react';
import { writeLink } from '#spec/link.ts';
import { initialValues } from '#spec/params.ts';
import { copyText } from './copyText.ts';
import { glide } from './glide.ts';
import { useScope } from './scope.ts';
import type { Kind } from './takeAway.ts';
import type { Told } from './ui.ts';
import { useDismiss } from './useDismiss.ts';

interface Props extends Told {
  /** The two things that open below the menu: element id, whether open, and how to turn it over. */
  readonly table: Opened;
  readonly edit: Opened;
}

export interface Opened {
  readonly id: string;
  readonly open: boolean;
  /** Fails if its code cannot be had. */
  readonly toggle: () => Promise<void>;
}

/** What the menu has to say: a sentence, or a text to be copied by hand where the browser would not. */
interface Said {
  readonly note: string;
  readonly text?: string;
}

/** Milliseconds for which a note stays. */
const STAY = 5000;

export function Menu({ live, words, ui, table, edit }: Props) {
  const scope = useScope();
  const { id } = live.spec;
  const root = useRef<HTMLDivElement>(null);
  const more = useDismiss();
  const fieldId = useId();
  const [said, say] = useState<Said>();
  const [canFill, setCanFill] = useState(false);

  useEffect(() => setCanFill(document.fullscreenEnabled === true), []);
  useEffect(() => {
    if (!said || said.text !== undefined) return;
    const timer = setTimeout(() => say(undefined), STAY);
    return () => clearTimeout(timer);
  }, [said]);

  const query = () => writeLink(live.spec, live.store.getState());
  const absolute = (address: string) => new URL(address, document.baseURI).href;
  const link = () => absolute(scope.href(id, query()));

  const copy = (text: string, done: string) =>
    say(copyText(text, root.current as Element) ? { note: done } : { note: ui.copyByHand, text });
  const figure = () => root.current?.closest('figure') as HTMLElement;
  const save = async (kind: Kind) => {
    try {
      const { takeAway } = await import('./takeAway.ts');
      const page = scope.embedHref(id, '');
      say({ note: ui.saved(await takeAway(kind, { live, words, figure: figure(), link: link(), page })) });
    } catch {
      say({ note: ui.notSaved });
    }
  };
  const fillScreen = () => {
    const filled = document.fullscreenElement ? document.exitFullscreen() : figure().requestFullscreen();
    filled.catch(() => say({ note: ui.noFullScreen }));
  };

  const opener = ({ id: controls, open, toggle }: Opened, label: string) => (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => toggle().catch(() => say({ note: ui.notLoaded }))}
    >
      {label}
    </button>
  );
  const item = (label: string, act: () => void) => (
    <button
      type="button"
      onClick={() => {
        more.close();
        act();
      }}
    >
      {label}
    </button>
  );

  return (
    <div ref={root} className="tools needs-script" role="group" aria-label={ui.tools}>
      <button type="button" onClick={() => glide(live, initialValues(live.spec.params))}>
        {ui.reset}
      </button>
      <button type="button" onClick={() => copy(link(), ui.linkCopied)}>
        {ui.link}
      </button>
      {opener(table, ui.table)}
      {opener(edit, ui.edit)}
      <details ref={more.ref}>
        <summary>{ui.more}</summary>
        <div className="menu">
          {item(ui.embed, () =>
            copy(snippet(absolute(scope.embedHref(id, query())), words.title, figure().offsetHeight), ui.embedCopied),
          )}
          {item(ui.saveSvg, () => save('svg'))}
          {item(ui.savePng, () => save('png'))}
          {item(ui.saveCsv, () => save('csv'))}
          {item(ui.saveJson, () => save('json'))}
          {canFill && item(ui.fullScreen, fillScreen)}
        </div>
      </details>
      <div className={said ? 'said menu' : 'said'} aria-live="polite">
        {said && (said.text === undefined ? said.note : <label htmlFor={fieldId}>{said.note}</label>)}
        {said?.text !== undefined && (
          <input
            id={fieldId}
            ref={(field) => field?.select()}
            readOnly
            value={said.text}
            onBlur={() => say(undefined)}
            onKeyDown={(event) => event.key === 'Escape' && say(undefined)}
          />
        )}
      </div>
    </div>
  );
}

/** Room for the title and the link that an embed page adds, in pixels. */
const MARGIN = 140;

/** What a teacher pastes into a page of their own. */
function snippet(address: string, title: string, height: number): string {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${Math.ceil(height) + MARGIN}" style="border:0" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}
