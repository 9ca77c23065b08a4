/** Says whether the book can be read without a network, and that a newer edition is here. */

import { useEffect, useState } from 'react';
import { formatNumber, type Lang } from '#spec/format.ts';
import { type Kept, keepBook } from './keep.ts';

const WORDS = {
  zh: {
    kept: '整本书已经存到这台设备，断网也能读。',
    failed: '这次没能把书存到设备上，下次打开时会再试。',
    keeping: (got: string, of: string, size: string) =>
      `正在把书存到设备上，断网时也能读：共 ${of} 个文件、${size} MB，已存 ${got} 个。`,
    newer: '这本书有新版本了。换成新版本，图里的状态不会变。',
    show: '换成新版本',
    later: '下次再说',
  },
  en: {
    kept: 'The whole book is now on this device and can be read offline.',
    failed: 'The book could not be stored on this device. Your browser will try again on your next visit.',
    keeping: (got: string, of: string, size: string) =>
      `Storing the book for reading offline, ${size} MB in all: ${got} of ${of} files.`,
    newer: 'A newer edition of this book is here. Your figures will stay as they are.',
    show: 'Show it',
    later: 'Not now',
  },
} as const;

export function Keeping({ lang }: { readonly lang: Lang }) {
  const [kept, changed] = useState<Kept>({ state: 'none' });
  const [show, newer] = useState<() => void>();
  useEffect(() => void keepBook({ changed, newer: (act) => newer(() => act) }), []);
  return (
    <>
      {saidOf(kept, lang)}
      {show && (
        <span className="notices" role="status">
          <span className="notice">
            <span>{WORDS[lang].newer}</span>
            <button type="button" onClick={show}>
              {WORDS[lang].show}
            </button>
            <button type="button" onClick={() => newer(undefined)}>
              {WORDS[lang].later}
            </button>
          </span>
        </span>
      )}
    </>
  );
}

function saidOf(kept: Kept, lang: Lang): string {
  const whole = (n: number) => formatNumber(n, { as: 'whole' }, lang);
  if (kept.state === 'keeping')
    return WORDS[lang].keeping(
      whole(kept.got),
      whole(kept.of),
      formatNumber(kept.bytes / 1e6, { as: 'fixed', digits: 1 }, lang),
    );
  return kept.state === 'none' ? '' : WORDS[lang][kept.state];
}
