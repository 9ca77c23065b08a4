/** Hand a file to the reader. */

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * A file name that says which figure at which state.
 *
 * @param page address of the figure's own page: its last two folders are chapter and figure
 * @param query the figure's part of a link, empty at its defaults
 * @example fileName('/embed/zh/softmax/prize/', 'prize.base=2', 'svg'); // softmax-prize-base_2.svg
 */
export function fileName(page: string, query: string, ending: string): string {
  const folders = (page.split(/[?#]/)[0] ?? '').split('/').filter((part) => part !== '' && part !== 'index.html');
  const state = query
    .split('&')
    .map((part) => part.slice(part.indexOf('.') + 1))
    .join('-')
    .replace(/%../g, '_')
    .replace(/[^\p{L}\p{N}.,-]/gu, '_')
    .slice(0, 60);
  return `${folders.slice(-2).join('-')}${state === '' ? '' : `-${state}`}.${ending}`;
}
