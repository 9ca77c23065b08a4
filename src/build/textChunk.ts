/**
 * What a chapter says in one language, its prose and the words of its figures, is one file: a page loads both together.
 *
 * @returns the name of the file that holds a module, without its hash: `clt-zh`
 */
export function textChunk(module: string): string | null {
  const [, slug, lang] = /chapters\/\d+-([^/]+)\/(zh|en)\.(?:mdx|words\.ts)$/.exec(module) ?? [];
  return slug === undefined ? null : `${slug}-${lang}`;
}
