/** What the build tells the book (vite.config.ts). */

interface ImportMetaEnv {
  /** Of package.json. */
  readonly EDITION: string;
  /** Whether prose comes without the text that a prerendered page has. */
  readonly PROSE_APART?: boolean;
  /** Address that takes the `title` and `body` of a report, or nothing. */
  readonly REPORT: string;
}
