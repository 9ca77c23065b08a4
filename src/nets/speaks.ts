/** Which language a network writes. */

/** Whether a text is in it: who calls another writer keeps what that one can read, and else gets its own beginning. */
export const speaks = (writer: string, text: string): boolean =>
  /\p{Script=Han}/u.test(text) === (writer !== 'novelist');
