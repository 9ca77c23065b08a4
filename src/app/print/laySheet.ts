/** What a chapter has on paper only: beside each picture the way back to its state, and all answers at the end. */

import type { Scope } from '#figure/scope.ts';
import { writeLink } from '#spec/link.ts';
import { answersIn } from './answersIn.ts';
import { PRINT_WORDS } from './printWords.ts';
import { qrShape } from './qrShape.ts';
import { shortLink } from './shortLink.ts';

type Told = Pick<Scope, 'figures' | 'href' | 'lang'>;

const SVG = 'http://www.w3.org/2000/svg';
/** On paper, in millimetres; of a square, what a phone can still read. */
const SIDE = 20;
const SQUARE = 0.36;

/** @returns clears the page of it */
export function laySheet({ figures, href, lang }: Told): () => void {
  const words = PRINT_WORDS[lang];
  const made: Element[] = [];
  const put = (element: Element, into: Element | null) => {
    into?.append(element);
    made.push(element);
  };
  for (const { spec, store } of Object.values(figures)) {
    const link = new URL(href(spec.id, writeLink(spec, store.getState())), document.baseURI).href;
    const state = stateOf(link, words.state);
    lastOf(document.getElementById(spec.id))?.after(state);
    made.push(state);
  }
  const chapter = document.querySelector('.chapter');
  const list = make('ol');
  for (const [i, { question, answer }] of (chapter ? answersIn(chapter) : []).entries()) {
    put(make('div', 'print-only print-ref', words.answer(i + 1)), question);
    const item = make('li');
    item.append(answer);
    list.append(item);
  }
  if (list.childElementCount > 0) {
    const page = make('section', 'print-only print-answers');
    page.append(make('h2', undefined, words.answers), list);
    put(page, chapter);
  }
  return () => {
    for (const element of made) element.remove();
  };
}

/** A figure, or the mark after it that React finds its end by: what has not come alive yet stays as it was made. */
function lastOf(figure: Element | null): ChildNode | null {
  const next = figure?.nextSibling;
  return next instanceof Comment ? next : figure;
}

function stateOf(link: string, said: string): Element {
  const state = make('div', 'print-only print-state');
  const shape = qrShape(link);
  if (shape) {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', `0 0 ${shape.size} ${shape.size}`);
    svg.style.width = `${Math.max(SIDE, shape.size * SQUARE)}mm`;
    const path = svg.appendChild(document.createElementNS(SVG, 'path'));
    path.setAttribute('d', shape.path);
    state.append(svg);
  }
  const text = make('p', undefined, said);
  text.append(make('br'), make('a', undefined, shortLink(link)));
  text.querySelector('a')?.setAttribute('href', link);
  state.append(text);
  return state;
}

function make(tag: string, className?: string, text?: string): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}
