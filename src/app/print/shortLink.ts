/** A link as it is printed: without what a reader need not type; the code beside it says all of it. */

const MOST = 90;

/** @example shortLink('https://example.org/en/softmax/?prize.base=2#prize'); // 'example.org/en/softmax/?prize.base=2#prize' */
export function shortLink(link: string): string {
  const { host, pathname, search, hash } = new URL(link);
  const whole = host + pathname + search + hash;
  return whole.length > MOST ? host + pathname + hash : whole;
}
