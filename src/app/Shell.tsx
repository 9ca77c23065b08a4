/** What surrounds every page: the bar above, the foot below, and what is said to those who listen. */

import type { MouseEvent, ReactNode } from 'react';
import { PatternDefs } from '#draw/PatternDefs.tsx';
import { hrefOf, langTag, otherLang } from './addresses.ts';
import { Mark } from './Mark.tsx';
import { pathOf, type Route } from './routes.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { useLater } from './useLater.ts';
import type { AppWords } from './words/words.ts';

interface Props {
  readonly route: Route;
  readonly words: AppWords;
  readonly notices: readonly string[];
  readonly onDismiss: () => void;
  /** The title of a page that has just come, for screen readers. */
  readonly announced: string;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** The book begins to be kept on the reader's device. */
const loadKeeping = import.meta.env.PROD
  ? () => import('./offline/Keeping.tsx').then(({ Keeping }) => Keeping)
  : undefined;
const quiet = () => 6000;

export function Shell({ route, words, notices, onDismiss, announced, onClick, children }: Props) {
  const { lang } = route;
  const Keeping = useLater(loadKeeping, quiet);
  const other = otherLang(lang);
  const columns = route.kind === 'home' ? 'home' : 'page';
  const glossary = (
    <a className="glossary" href={hrefOf(`/${lang}/glossary/`)}>
      {words.nav.glossary}
    </a>
  );
  return (
    // biome-ignore lint/a11y: the links inside are what is clicked; this only hears of it
    <div onClick={onClick} data-path={route.kind === 'missing' ? '' : pathOf(route)}>
      <PatternDefs />
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className={columns}>
        <nav className="bar full" aria-label={words.nav.label}>
          <a className="name" href={hrefOf(`/${lang}/`)} aria-label={words.site}>
            <Mark />
            <span>{words.site}</span>
          </a>
          <a href={hrefOf(`/${lang}/#map`)}>{words.nav.contents}</a>
          {glossary}
          <a
            href={hrefOf(pathOf(route, other))}
            hrefLang={langTag(other)}
            lang={langTag(other)}
            data-language={other}
            onPointerEnter={withState}
            onFocus={withState}
          >
            {words.nav.other}
          </a>
          <ThemeChoice words={words.theme} />
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <div className={columns}>
        <footer className="foot full">
          <p>
            {words.foot.licence}
            {lang === 'zh' ? '' : ' '}
            {words.foot.credits}
          </p>
          <p className="beside">
            {glossary}
            {(['teachers', 'errata', 'networks', 'credits'] as const).map((page) => (
              <a key={page} href={hrefOf(`/${lang}/${page}/`)}>
                {words.nav[page]}
              </a>
            ))}
          </p>
          <p className="keeping">{Keeping && <Keeping lang={lang} />}</p>
        </footer>
      </div>
      <div className="notices" role="status">
        {notices.length > 0 && (
          <div className="notice">
            <ul>
              {notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
            <button type="button" onClick={onDismiss}>
              {words.notice.dismiss}
            </button>
          </div>
        )}
      </div>
      <p className="sr" aria-live="polite">
        {announced}
      </p>
    </div>
  );
}

/** Opened in another tab, too, the other language shows the state the reader sees. */
function withState({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }): void {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}
