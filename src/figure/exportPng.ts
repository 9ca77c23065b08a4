/** A picture as pixels, twice as fine as it is seen. */

import type { Exported } from './exportSvg.ts';

/** @throws if the browser cannot draw or read the picture */
export async function exportPng({ text, width, height }: Exported, scale = 2): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(scale * width);
  canvas.height = Math.round(scale * height);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser gave no PNG'))), 'image/png');
  });
}
