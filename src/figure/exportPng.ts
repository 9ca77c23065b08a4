/** A picture as pixels. */

import type { Exported } from './exportSvg.ts';
import { pngSize } from './pngSize.ts';

/** @throws if the browser cannot draw or read the picture */
export async function exportPng({ text, width, height }: Exported, scale = 1): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), pngSize(width, height, scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser gave no PNG'))), 'image/png');
  });
}
