/** Words of the devices themselves, the same in every chapter; their two versions are in `app/words`. */

export interface ProseUi {
  /** Spoken before a chapter's number, which stands alone in the margin. */
  readonly chapter: (number: number) => string;
  readonly hung: { readonly recap: string; readonly guess: string; readonly code: string };

  readonly paramHelp: string;

  readonly guessOf: (item: string) => string;
  readonly choose: string;
  readonly chooseFirst: string;
  readonly commit: string;
  readonly again: string;
  readonly guessed: (value: string) => string;
  readonly computed: (value: string) => string;
  readonly distance: (guess: string, truth: string, points: string) => string;
  readonly exact: (truth: string) => string;
  readonly right: (answer: string) => string;
  readonly wrong: (guess: string, answer: string) => string;

  readonly now: (value: string) => string;
  readonly towards: (value: string, target: string) => string;
  readonly open: string;
  readonly solved: string;
  /** Announced once, when the reader has just got there. */
  readonly justSolved: string;
  /** What one opens to read the answer where no script runs. */
  readonly answer: string;

  readonly claim: string;
  readonly fact: string;
  readonly printed: string;

  readonly languages: string;
  readonly copy: string;
  readonly copied: string;
  /** The browser refused; the code is selected, so that the reader can copy it by hand. */
  readonly notCopied: string;
}
