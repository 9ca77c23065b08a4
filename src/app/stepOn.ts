/** A jump within the page is a step of the history: Back leads to the sentence, and to the state it was read in. */
export function stepOn(): void {
  // Whatever of the present state is not written yet belongs to the step that is left.
  dispatchEvent(new Event('pagehide'));
  history.pushState({ key: String(performance.now()) }, '', location.href);
}
