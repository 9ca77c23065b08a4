/**
 * Code to HTML in the book's look: ink, with nothing marked but comments and live numbers.
 *
 * Shiki's grammar finds the comments; its colours are not used.
 */

import { createHighlighter } from 'shiki';
import { fillHtml, slotsOfCode } from './slots.ts';

const LANGS = { py: 'python', ts: 'typescript' } as const;
const THEME = 'github-light';

export type CodeLang = keyof typeof LANGS;
export const isCodeLang = (lang: string | null | undefined): lang is CodeLang => !!lang && lang in LANGS;

let highlighter: ReturnType<typeof createHighlighter> | undefined;

/** On first use: a build without prose has none. */
function theHighlighter(): ReturnType<typeof createHighlighter> {
  highlighter ??= createHighlighter({ langs: Object.values(LANGS), themes: [THEME] });
  return highlighter;
}

/** @param code may hold slots, `{{figure.readout}}` */
export async function codeHtml(code: string, lang: CodeLang): Promise<string> {
  const slots = slotsOfCode(code);
  const { tokens } = (await theHighlighter()).codeToTokens(slots.source, {
    lang: LANGS[lang],
    theme: THEME,
    includeExplanation: 'scopeName',
    // A busy machine must not cut a line short.
    tokenizeTimeLimit: 0,
  });
  const lines = tokens.map((line) => {
    const pieces = line.flatMap((token) => token.explanation ?? []);
    const marked = pieces.map((p) => [p.content, p.scopes.some((s) => s.scopeName.startsWith('comment'))] as const);
    return joinRuns(marked);
  });
  return fillHtml(lines.join('\n'), slots.names);
}

/** Neighbouring comment tokens become one span. */
function joinRuns(pieces: readonly (readonly [text: string, comment: boolean])[]): string {
  let html = '';
  let inside = false;
  for (const [text, comment] of pieces) {
    if (comment !== inside) html += comment ? '<span class="cm">' : '</span>';
    inside = comment;
    html += escapeHtml(text);
  }
  return inside ? `${html}</span>` : html;
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
