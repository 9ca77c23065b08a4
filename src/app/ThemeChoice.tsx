/** Light, dark, or as the system has it. */

import { useState } from 'react';
import { useBeforePaint } from '#figure/useBeforePaint.ts';
import { applyTheme, chooseTheme, storedTheme, THEMES, type Theme } from './theme.ts';
import type { AppWords } from './words/words.ts';

export function ThemeChoice({ words }: { readonly words: AppWords['theme'] }) {
  const [theme, setTheme] = useState<Theme>('system');
  useBeforePaint(() => setTheme(storedTheme()), []);
  useBeforePaint(() => {
    const elsewhere = (event: StorageEvent) => {
      if (event.key !== null && !event.key.endsWith('theme')) return;
      setTheme(storedTheme());
      applyTheme(storedTheme());
    };
    addEventListener('storage', elsewhere);
    return () => removeEventListener('storage', elsewhere);
  }, []);
  return (
    <select
      className="needs-script"
      aria-label={words.label}
      value={theme}
      onChange={(event) => {
        const chosen = event.currentTarget.value as Theme;
        setTheme(chosen);
        chooseTheme(chosen);
      }}
    >
      {THEMES.map((each) => (
        <option key={each} value={each}>
          {words[each]}
        </option>
      ))}
    </select>
  );
}
