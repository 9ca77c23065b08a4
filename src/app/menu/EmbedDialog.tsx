/** A figure for a page of one's own: what of it to show, how it will look there, and the code to paste. */

import { useEffect, useId, useRef, useState } from 'react';
import type { Extras } from '#figure/extras.ts';
import type { Lang } from '#spec/format.ts';
import { BASE, LANGS } from '../addresses.ts';
import { Snippet } from '../Snippet.tsx';
import { snippetsOf } from '../snippets.ts';
import { TEACHER_WORDS } from '../teacherWords.ts';
import { citationsOf } from './citations.ts';
import { EMBED_WORDS, type Treatment } from './embedWords.ts';

/** In pixels; empty for as wide as the page. */
const WIDTHS = ['', '360', '480', '640', '800', '1000'] as const;
/** Of the preview, in pixels. */
const HEIGHT = 560;
const THEMES = ['system', 'light', 'dark'] as const;

interface Props extends Pick<Extras, 'live' | 'lang' | 'words' | 'link'> {
  readonly done: () => void;
}

export function EmbedDialog({ live, lang, words: figureWords, link, done }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const words = EMBED_WORDS[lang];
  const shared = TEACHER_WORDS[lang];
  // The state at which it was asked for.
  const [state] = useState(link);
  const [edition, setEdition] = useState<Lang>(lang);
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('system');
  const [width, setWidth] = useState('');
  const [predict, setPredict] = useState('');
  // Of those that there are, not all say something in every state.
  const [numbers] = useState(() => {
    const model = live.model();
    const { readouts } = live.spec;
    return Object.keys(readouts).filter((name) => Number.isFinite(readouts[name]?.of(model)));
  });
  const [treated, treat] = useState<{ readonly [param: string]: Treatment }>({});
  useEffect(() => dialog.current?.showModal(), []);

  const those = (how: Treatment) =>
    Object.keys(live.spec.params)
      .filter((param) => treated[param] === how)
      .join(',');
  const address = state.replace(`${BASE}/${lang}/`, `${BASE}/${edition}/`);
  const snippets = snippetsOf(
    { link: address, hide: those('hide'), lock: those('lock'), predict, theme: theme === 'system' ? '' : theme, width },
    location.origin,
    edition,
  );
  if (!snippets) return null;
  const choice = <T extends string>(
    label: string,
    value: T,
    all: readonly T[],
    name: (each: T) => string,
    set: (to: T) => void,
  ) => (
    <label className="wish">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => set(currentTarget.value as T)}>
        {all.map((each) => (
          <option key={each} value={each}>
            {name(each)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <dialog ref={dialog} className="embed-dialog" aria-labelledby={`${id}-title`} onClose={done}>
      <div className="head">
        <h2 id={`${id}-title`}>{words.title(figureWords.title)}</h2>
        <button type="button" className="btn" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      <div className="wishes">
        {choice(words.lang, edition, LANGS, (each) => words.langs[each], setEdition)}
        {choice(shared.fields.theme, theme, THEMES, (each) => shared.themes[each], setTheme)}
        {choice(words.width, width, WIDTHS, (each) => (each === '' ? words.full : `${each} px`), setWidth)}
        {choice(words.predict, predict, ['', ...numbers], (each) => each || words.nothing, setPredict)}
      </div>
      <fieldset className="wishes">
        <legend>{words.params}</legend>
        {Object.keys(live.spec.params).map((param) => (
          <div key={param}>
            {choice(
              figureWords.params[param] ?? param,
              treated[param] ?? 'show',
              ['show', 'lock', 'hide'],
              (each) => words.treatments[each],
              (how) => treat({ ...treated, [param]: how }),
            )}
          </div>
        ))}
      </fieldset>
      <iframe
        key={snippets.address}
        className="preview"
        src={snippets.address}
        title={words.preview}
        sandbox="allow-scripts"
        style={{ height: HEIGHT, maxWidth: width === '' ? undefined : Number(width) }}
      />
      <Snippet label={shared.element} text={snippets.element} words={shared} />
      <Snippet label={shared.frame} text={snippets.frame} words={shared} />
      {citationsOf(figureWords.title, state, words.book).map(({ name, text }) => (
        <Snippet key={name} label={words.cite(name)} text={text} words={shared} />
      ))}
    </dialog>
  );
}
