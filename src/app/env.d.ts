/** What the build tells the book (vite.config.ts). */

interface ImportMetaEnv {
  /** Of package.json. */
  readonly EDITION: string;
  /** Address that takes the `title` and `body` of a report, or nothing. */
  readonly REPORT: string;
}
