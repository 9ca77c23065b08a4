/** The book in a browser: shows the page of the present address, and goes from page to page. */

import { type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import { belowBase, hrefOf, isLang, langTag } from './addresses.ts';
import { setCanonical } from './canonical.ts';
import { type LinkSync, syncLink } from './linkSync.ts';
import { arrive, askedPage, goToAnchor, noteScroll, visit } from './navigation.ts';
import { type Connect, keyOf, type Page } from './page.ts';
import { loadPage } from './pages.tsx';
import { type Place, placeNow } from './place.ts';
import { routeOf } from './routes.ts';
import { Shell } from './Shell.tsx';
import { remember } from './storage.ts';

/** Few links ask for what they cannot have. Should even these words not come, the figures still show what is allowed. */
const withNotices = (say: (words: typeof import('./notices.ts')) => void): Promise<void> =>
  import('./notices.ts').then(say, () => undefined);

/** @param ssrPath with the base, where there is no address to read: at build time */
export function App({ first, ssrPath }: { readonly first: Page; readonly ssrPath?: string }) {
  const path = belowBase(usePathname(ssrPath === undefined ? {} : { ssrPath })) ?? '/';
  const [page, show] = useState(first);
  const [announced, announce] = useState('');
  const [notices, setNotices] = useState<readonly string[]>([]);
  const link = useRef<LinkSync>(undefined);
  const shown = useRef({ path, page: first });
  const place = useRef<Place>(undefined);

  useBeforePaint(() => {
    if (path === shown.current.path) return;
    let stale = false;
    loadPage(routeOf(path, page.route.lang)).then(
      (next) => {
        if (stale) return;
        shown.current.path = path;
        setNotices([]);
        show(next);
      },
      () => {
        // A newer edition of the book is in the way: let the browser ask for the page itself.
        if (navigator.onLine) return location.reload();
        if (stale) return;
        place.current = undefined;
        history.replaceState(history.state, '', hrefOf(shown.current.path));
        link.current?.write();
        setNotices([page.words.notice.offline]);
      },
    );
    return () => {
      stale = true;
    };
  }, [path, page.route.lang, page.words]);

  useBeforePaint(() => {
    if (page === shown.current.page) return;
    shown.current.page = page;
    document.title = page.title;
    document.documentElement.lang = langTag(page.route.lang);
    setCanonical();
    announce(page.title);
    arrive(place.current);
    place.current = undefined;
  }, [page]);

  useBeforePaint(() => {
    const note = () => {
      if (location.pathname === hrefOf(shown.current.path)) noteScroll();
    };
    // Only a link that asks for another language says more than this page can answer.
    if (first.route.kind === 'missing' || /[?&]lang=/.test(location.search))
      void withNotices(({ languageNotice }) =>
        setNotices((before) => [...new Set([...languageNotice(first.route.lang), ...before])]),
      );
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [first]);

  const connect = useCallback<Connect>(
    (lives) => {
      const sync = syncLink(lives, (repairs) => {
        if (repairs.length === 0) return setNotices((before) => (before.length === 0 ? before : []));
        void withNotices(({ languageNotice, noticesOf }) => {
          const { lang } = page.route;
          if (link.current === sync) setNotices([...languageNotice(lang), ...noticesOf(repairs, page.figures, lang)]);
        });
      });
      link.current = sync;
      sync.read();
      return () => {
        sync.stop();
        if (link.current === sync) link.current = undefined;
      };
    },
    [page],
  );
  const body = useMemo(() => page.body(connect), [page, connect]);

  const onClick = (event: MouseEvent) => {
    const url = askedPage(event.nativeEvent);
    if (!url) return;
    event.preventDefault();
    link.current?.flush();
    const language = (event.target as Element).closest('a')?.dataset['language'];
    if (isLang(language)) {
      remember('lang', language);
      url.search = location.search;
      url.hash = location.hash;
      place.current = placeNow();
    }
    visit(url);
    if (url.pathname === location.pathname && page.route.kind !== 'missing') {
      link.current?.read();
      goToAnchor();
    }
  };

  return (
    <Shell
      route={page.route}
      words={page.words}
      notices={notices}
      onDismiss={() => setNotices([])}
      announced={announced}
      onClick={onClick}
    >
      <div key={keyOf(page)}>{body}</div>
    </Shell>
  );
}
