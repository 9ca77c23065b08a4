/** How a text cites a figure at one of its states: title, book, edition, link. */

export interface Citation {
  readonly name: 'Markdown' | 'LaTeX';
  readonly text: string;
}

/** In Markdown these mean something; in a title they are letters. */
const markdown = (text: string) => text.replace(/[\\[\]*_`<>]/g, '\\$&');
/** In LaTeX too; a backslash and two accents have names of their own. */
const latex = (text: string) => text.replace(/[\\{}$&#%_^~]/g, (sign) => NAMED[sign] ?? `\\${sign}`);
const NAMED: { readonly [sign: string]: string } = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};
/** Inside \href the address stands as it is, but for what would end it or begin a comment. */
const href = (link: string) => link.replace(/[%#&\\{}]/g, '\\$&');

/** @param book its name */
export function citationsOf(title: string, link: string, book: string): readonly Citation[] {
  const edition = import.meta.env.EDITION;
  // Brackets would end the link in Markdown.
  const safe = link.replaceAll('(', '%28').replaceAll(')', '%29');
  return [
    { name: 'Markdown', text: `[${markdown(title)}](${safe}), *${markdown(book)}* ${edition}` },
    { name: 'LaTeX', text: `\\href{${href(safe)}}{${latex(title)}}, \\emph{${latex(book)}} ${edition}` },
  ];
}
