/** Where the book starts in a browser. */

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './App.tsx';
import { belowBase, hrefOf, langTag } from './addresses.ts';
import { loadPage } from './pages.tsx';
import { readersLang } from './readersLang.ts';
import { routeOf } from './routes.ts';

async function start(root: HTMLElement): Promise<void> {
  const path = belowBase(location.pathname) ?? '/';
  const better = betterPath(path);
  if (better !== undefined) {
    location.replace(hrefOf(better) + location.search + location.hash);
    return;
  }
  const route = routeOf(path, readersLang());
  // Only the page that was prerendered for this very address is taken over.
  const prerendered = route.kind !== 'missing' && root.querySelector(`[data-path="${path}"]`) !== null;
  const page = await loadPage(route, prerendered);
  if (prerendered) {
    // In slices, so that a slow phone can scroll meanwhile.
    startTransition(() => void hydrateRoot(root, <App first={page} />));
    return;
  }
  document.documentElement.lang = langTag(route.lang);
  document.title = page.title;
  root.replaceChildren();
  createRoot(root).render(<App first={page} />);
}

/** For an address that no page has: the page that was meant, if a slip or a missing language explains it. */
function betterPath(path: string): string | undefined {
  if (routeOf(path).kind !== 'missing') return undefined;
  const mended = path.toLowerCase().replace(/(index\.html)?\/*$/, '/');
  return [mended, `/${readersLang()}${mended}`].find((each) => routeOf(each).kind !== 'missing');
}

void start(document.getElementById('root') as HTMLElement);
