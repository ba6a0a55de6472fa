/** Marks what a card speaks of on the table, also when the table is drawn anew. */

const SPOT = 'data-spot';

/** Mark these things until the returned function is called; `redrawn` hears of every new drawing. */
export function mark(selectors: readonly string[], redrawn: () => void = () => {}): () => void {
  let frame = 0;
  const put = (): void => {
    frame = 0;
    redrawn();
    const found = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
    for (const old of document.querySelectorAll(`[${SPOT}]`)) if (!found.includes(old)) old.removeAttribute(SPOT);
    for (const one of found) if (!one.hasAttribute(SPOT)) one.setAttribute(SPOT, '');
  };
  const later = (): void => {
    frame ||= requestAnimationFrame(put);
  };
  const watch = new MutationObserver(later);
  watch.observe(document.body, { childList: true, subtree: true });
  put();
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
    for (const old of document.querySelectorAll(`[${SPOT}]`)) old.removeAttribute(SPOT);
  };
}

/** Bring the first marked thing into sight where the page is longer than the screen. */
export function bringIntoSight(selectors: readonly string[]): void {
  const found = selectors.map((selector) => document.querySelector(selector)).find((one) => one);
  const box = found?.getBoundingClientRect();
  if (!found || !box || (box.top > 150 && box.bottom < innerHeight - 70)) return;
  found.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
