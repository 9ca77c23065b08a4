/**
 * The page's canonical address carries the state the reader sees: phones share that address, not the one in the bar.
 * Its host is the one the book was built for; only path and query follow.
 */
export function setCanonical(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!link) return;
  const url = new URL(link.href);
  url.pathname = location.pathname;
  url.search = location.search;
  link.href = url.href;
}
