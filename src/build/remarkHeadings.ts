/** Headings carry their id in the text, `## Title [#id]`, so that anchors are the same in both languages. */

import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isText, type MdxFile } from './mdxTree.ts';

const ID = /\s*\[#([a-z][a-z0-9-]*)\]\s*$/;

/** A heading without an id stops the build, and so does an id used twice. */
export function remarkHeadings() {
  return (tree: Root, file: MdxFile): void => {
    const seen = new Set<string>();
    visit(tree, 'heading', (heading: Heading) => {
      const last = heading.children.at(-1);
      const id = isText(last) ? ID.exec(last.value)?.[1] : undefined;
      if (!id || !isText(last)) return file.fail('a heading needs an id at its end: ## Title [#id]', heading);
      if (seen.has(id)) file.fail(`two headings have the id ${id}`, heading);
      seen.add(id);
      last.value = last.value.replace(ID, '');
      heading.data = { ...heading.data, hProperties: { id } };
    });
  };
}
