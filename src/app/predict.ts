/**
 * First a guess, then the figure (`predict=`): on an embed page, a number that its reader commits to before seeing any.
 *
 * What is asked for, the page around says in its own words; here stands the guess beside what was computed.
 */

import type { Live } from '#figure/live.ts';
import { formatNumber, type Lang } from '#spec/format.ts';
import { readNumber } from '#spec/readNumber.ts';

const WORDS = {
  zh: {
    guess: '先猜一个数，再看图',
    show: '看图',
    wrong: '请写一个数。',
    told: (guess: string, computed: string) => `你猜 ${guess}，算出来是 ${computed}。`,
    unknown: (name: string) => `这幅图没有叫“${name}”的读数可猜。`,
  },
  en: {
    guess: 'Guess the number first',
    show: 'Show the figure',
    wrong: 'Please write a number.',
    told: (guess: string, computed: string) => `You guessed ${guess}; computed: ${computed}.`,
    unknown: (name: string) => `This figure has no readout “${name}” to guess.`,
  },
} as const;

interface Asks {
  /** Of a readout. */
  readonly name: string;
  readonly lang: Lang;
  /** What holds the figure, which is not seen until then. */
  readonly root: HTMLElement;
  /** Hears the guess, as it was written. */
  readonly guessed: (guess: string) => void;
}

/** @returns what is wrong with the question, if something is: then the figure is seen at once */
export function predict(live: Live, { name, lang, root, guessed }: Asks): string | undefined {
  const words = WORDS[lang];
  const { readouts } = live.spec;
  const page = document.documentElement.dataset;
  const readout = Object.hasOwn(readouts, name) ? readouts[name] : undefined;
  if (!readout) {
    delete page['asked'];
    return words.unknown(name.slice(0, 40));
  }
  page['asked'] = '';
  // Not a form: frames in a sandbox may not send any.
  const form = make('div', 'predict');
  const label = make('label', 'control', words.guess);
  const field = make('input', 'text-field');
  field.inputMode = 'decimal';
  field.autocomplete = 'off';
  const say = make('p', 'say');
  say.setAttribute('role', 'status');
  label.append(field);
  const button = make('button', 'btn', words.show);
  button.type = 'button';
  form.append(label, button, say);
  const commit = () => {
    const guess = field.value.trim().slice(0, 20);
    if (readNumber(guess.replace(/\s*[%％]$/, '')) === undefined) {
      say.textContent = words.wrong;
      field.focus();
      return;
    }
    const value = readout.of(live.model());
    const computed = typeof value === 'string' ? value : formatNumber(value, readout.format, lang);
    // The button that had the focus is gone; the answer has it, and is read out.
    const told = make('p', 'predict', words.told(guess, computed));
    told.tabIndex = -1;
    form.replaceWith(told);
    delete page['asked'];
    told.focus({ preventScroll: true });
    guessed(guess);
  };
  button.addEventListener('click', commit);
  field.addEventListener('keydown', ({ key, isComposing }) => key === 'Enter' && !isComposing && commit());
  root.before(form);
  return undefined;
}

function make<T extends keyof HTMLElementTagNameMap>(tag: T, className: string, text = ''): HTMLElementTagNameMap[T] {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
