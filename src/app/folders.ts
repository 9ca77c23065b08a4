/** What the name of a chapter's folder says. */

export interface Folder {
  readonly path: string;
  /** Gives the order. */
  readonly number: number;
  /** Gives the address. */
  readonly slug: string;
}

/** `/chapters/03-softmax/chapter.ts` → number 3, address softmax. */
export function folderOf(file: string): Folder | undefined {
  const found = /^(\/chapters\/(\d+)-([^/]+)\/)/.exec(file);
  return found ? { path: found[1] as string, number: Number(found[2]), slug: found[3] as string } : undefined;
}
