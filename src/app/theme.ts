/** Light, dark, or as the system has it. `public/theme.js` applies the stored choice before the first paint. */

import { recall, remember } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The grounds of `tokens.css`, for the browser's own frame. */
const GROUND = { light: '#fcfbf7', dark: '#191815' } as const;

export function storedTheme(): Theme {
  const stored = recall('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = /dark/.test(meta.getAttribute('media') ?? '') ? 'dark' : 'light';
    meta.content = GROUND[theme === 'system' ? own : theme];
  }
}

export function chooseTheme(theme: Theme): void {
  remember('theme', theme === 'system' ? undefined : theme);
  applyTheme(theme);
}
