/** What a chapter can be besides read: printed, shown on a wall, its formulas scrolled by keys. Loaded once the page is at rest. */

import { useEffect, useSyncExternalStore } from 'react';
import { useScope } from '#figure/scope.ts';
import { loadView } from './present/loadView.ts';
import { presenting, watchView } from './present/view.ts';
import { PrintChapter } from './print/PrintChapter.tsx';
import { reachFormulas } from './reachFormulas.ts';
import { useLater } from './useLater.ts';

const atOnce = () => 0;

export function ChapterTools() {
  const { lang } = useScope();
  const on = useSyncExternalStore(watchView, presenting);
  useEffect(reachFormulas, []);
  const View = useLater(on ? loadView : undefined, atOnce);
  return (
    <>
      <PrintChapter />
      {on && View && <View lang={lang} />}
    </>
  );
}
