/** A link and a few wishes become code to paste, while one types. */

import { useEffect, useId, useState } from 'react';
import type { Lang } from '#spec/format.ts';
import { hrefOf } from './addresses.ts';
import { folderAt, loadChapterModule } from './chapters.ts';
import { Snippet } from './Snippet.tsx';
import { snippetsOf, type Wishes } from './snippets.ts';
import type { TeacherWords } from './teacherWords.ts';

interface Props {
  readonly lang: Lang;
  readonly words: TeacherWords;
}

/** What the prerendered page says: it does not know where it will be served. */
const SOMEWHERE = 'https://example.org';
/** What the page opens with. */
const FIRST = 'temperature/dial';

/** A chapter's headings have addresses, too. */
async function isFigure(name: string): Promise<boolean> {
  const [slug = '', id] = name.split('/');
  const folder = folderAt(slug);
  if (!folder || name === FIRST) return name === FIRST;
  const { figures } = await loadChapterModule(folder);
  return Object.values(figures).some(({ spec }) => spec.id === id);
}

export function SnippetMaker({ lang, words }: Props) {
  const [origin, setOrigin] = useState(SOMEWHERE);
  const [wishes, setWishes] = useState<Wishes>({
    link: hrefOf(`/${lang}/temperature/?dial.T=0.3#dial`),
    hide: 'logits',
    lock: '',
    predict: '',
    theme: '',
  });
  const id = useId();
  useEffect(() => setOrigin(location.origin), []);
  const { fields, themes } = words;
  const made = snippetsOf(wishes, origin, lang);
  const figure = made?.figure;
  const [known, setKnown] = useState(figure);
  useEffect(() => {
    let stale = false;
    if (figure !== undefined)
      isFigure(figure).then(
        (is) => stale || setKnown(is ? figure : undefined),
        // Without the network nobody can tell.
        () => stale || setKnown(figure),
      );
    return () => {
      stale = true;
    };
  }, [figure]);
  const snippets = figure === known ? made : undefined;
  const field = (name: 'link' | 'hide' | 'lock' | 'predict') => (
    <label className={`wish ${name}`}>
      <span>{fields[name]}</span>
      <input
        type="text"
        className="text-field"
        value={wishes[name] ?? ''}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={name === 'link' ? `${id}-wrong` : undefined}
        onChange={({ currentTarget: { value } }) => setWishes({ ...wishes, [name]: value })}
      />
    </label>
  );
  return (
    <>
      <div className="wishes needs-script">
        {field('link')}
        {field('hide')}
        {field('lock')}
        {field('predict')}
        <label className="wish">
          <span>{fields.theme}</span>
          <select
            value={wishes.theme}
            onChange={({ currentTarget: { value } }) => setWishes({ ...wishes, theme: value })}
          >
            {Object.entries(themes).map(([theme, name]) => (
              <option key={theme} value={theme === 'system' ? '' : theme}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <span className="say" id={`${id}-wrong`} role="status">
          {snippets ? '' : words.noFigure}
        </span>
      </div>
      <Snippet label={words.element} text={snippets?.element ?? ''} words={words} />
      <Snippet label={words.frame} text={snippets?.frame ?? ''} words={words} />
    </>
  );
}
