/** What one can do with any figure, as plain words: the way back, link, table, edit; and more, which comes when asked for. */

import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { writeLink } from '#spec/link.ts';
import { initialValues } from '#spec/params.ts';
import { copyText } from './copyText.ts';
import type { Extras } from './extras.ts';
import { glide } from './glide.ts';
import type { MoreMenu } from './MoreMenu.tsx';
import { useScope } from './scope.ts';
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

/** What comes when the menu is opened. */
interface Rest {
  readonly MoreMenu: typeof MoreMenu;
  readonly Extra: ComponentType<Extras> | undefined;
}

/** What the menu has to say: a sentence, or a text to be copied by hand where the browser would not. */
interface Said {
  readonly note: string;
  readonly text?: string;
}

/** Milliseconds for which a note stays. */
const STAY = 5000;

export function Menu({ live, words, ui, lang, table, edit }: Props) {
  const scope = useScope();
  const { id } = live.spec;
  const root = useRef<HTMLDivElement>(null);
  const more = useDismiss();
  const fieldId = useId();
  const [said, say] = useState<Said>();
  const [rest, setRest] = useState<Rest>();

  useEffect(() => {
    if (!said || said.text !== undefined) return;
    const timer = setTimeout(() => say(undefined), STAY);
    return () => clearTimeout(timer);
  }, [said]);

  const absolute = (address: string) => new URL(address, document.baseURI).href;
  const link = () => absolute((scope.linkHref ?? scope.href)(id, writeLink(live.spec, live.store.getState())));

  const copy = (text: string, done: string) =>
    say(copyText(text, root.current as Element) ? { note: done } : { note: ui.copyByHand, text });
  const figure = () => root.current?.closest('figure') as HTMLElement;
  const loadRest = async () => {
    try {
      const [{ MoreMenu }, Extra] = await Promise.all([import('./MoreMenu.tsx'), scope.loadExtras?.()]);
      setRest({ MoreMenu, Extra });
      say(undefined);
    } catch {
      // Opened again, it is loaded again.
      more.close();
      say({ note: ui.notLoaded });
    }
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
  return (
    <div ref={root} className="tools needs-script" role="group" aria-label={ui.tools}>
      <button type="button" onClick={() => glide(live, scope.begins ?? initialValues(live.spec.params))}>
        {ui.reset}
      </button>
      <button type="button" onClick={() => copy(link(), ui.linkCopied)}>
        {ui.link}
      </button>
      {opener(table, ui.table)}
      {opener(edit, ui.edit)}
      <details ref={more.ref} onToggle={(event) => event.currentTarget.open && !rest && loadRest()}>
        <summary>{ui.more}</summary>
        {rest && (
          <div className="menu">
            <rest.MoreMenu
              {...{ live, words, ui, lang, figure, link, copy }}
              Extra={rest.Extra}
              say={(note: string) => say({ note })}
              close={more.close}
            />
          </div>
        )}
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
