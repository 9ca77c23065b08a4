/** Words of the rest of a figure's menu. Loaded with it. */

import type { Lang } from '#spec/format.ts';

interface MoreWords {
  readonly saveSvg: string;
  readonly savePng: string;
  /** With how many pixels to a pixel of the page. */
  readonly savePngAt: (scale: number) => string;
  readonly saveCsv: string;
  readonly saveJson: string;
  readonly fullScreen: string;
  readonly saved: (file: string) => string;
  readonly notSaved: string;
  readonly noFullScreen: string;
}

export const MORE_WORDS: { readonly [L in Lang]: MoreWords } = {
  zh: {
    saveSvg: '存为 SVG',
    savePng: '存为 PNG',
    savePngAt: (scale) => `存为 PNG，${scale}×`,
    saveCsv: '存为 CSV',
    saveJson: '存为 JSON',
    fullScreen: '全屏',
    saved: (file) => `已存为 ${file}`,
    notSaved: '浏览器没能生成这个文件。',
    noFullScreen: '浏览器不允许全屏。',
  },
  en: {
    saveSvg: 'Save SVG',
    savePng: 'Save PNG',
    savePngAt: (scale) => `Save PNG, ${scale}×`,
    saveCsv: 'Save CSV',
    saveJson: 'Save JSON',
    fullScreen: 'Full screen',
    saved: (file) => `Saved as ${file}`,
    notSaved: 'The browser could not make this file.',
    noFullScreen: 'The browser does not allow full screen.',
  },
};
