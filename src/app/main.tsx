/** Where the book starts in a browser. */

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './App.tsx';
import { belowBase, hrefOf, langTag } from './addresses.ts';
import { loadPage } from './pages.tsx';
import { readersLang } from './readersLang.ts';
import { meantAddress, routeOf } from './routes.ts';

async function start(root: HTMLElement): Promise<void> {
  const path = belowBase(location.pathname) ?? '/';
  const better = meantAddress(path, location.search, readersLang());
  if (better !== undefined) {
    location.replace(hrefOf(better) + location.hash);
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

void start(document.getElementById('root') as HTMLElement);
