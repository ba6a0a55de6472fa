/** A press while the board shows a film: it ends the film, and is no choice of anything. */

/** Where presses mean what they say: the film's own controls, what lies over the board, what is written in. */
const ELSEWHERE = '[data-film], dialog, input, select, textarea';
const BOARD = '[data-version]';
/** Keys that choose something on a board. */
const KEYS = /^(?:.|Enter|Escape|Arrow\w+)$/;
/** How long the click of a press may be on its way, in milliseconds. */
const ON_ITS_WAY = 700;

/** Catch every press on the board until the function that is returned is called. */
export function onPress(end: () => void): () => void {
  function caught(event: Event): void {
    if (!meant(event)) return;
    event.stopPropagation();
    if (event.type === 'pointerdown') swallowClick();
    else event.preventDefault();
    end();
  }
  const kinds = ['pointerdown', 'click', 'keydown'];
  kinds.forEach((kind) => addEventListener(kind, caught, true));
  return () => kinds.forEach((kind) => removeEventListener(kind, caught, true));
}

/** Whoever pressed during the film and lets go after it has chosen nothing. */
function swallowClick(): void {
  const over = new AbortController();
  const once = { signal: over.signal, capture: true };
  const leave = (): void => over.abort();
  addEventListener(
    'click',
    (event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
      leave();
    },
    once,
  );
  const late = (): unknown => setTimeout(leave, ON_ITS_WAY);
  addEventListener('pointerup', late, once);
  addEventListener('pointercancel', leave, once);
  // The next press is one of its own.
  setTimeout(() => addEventListener('pointerdown', leave, once));
}

function meant(event: Event): boolean {
  const target = event.target as Element;
  if (target.closest?.(ELSEWHERE)) return false;
  if (!(event instanceof KeyboardEvent)) return !!target.closest?.(BOARD);
  return !event.ctrlKey && !event.metaKey && !event.altKey && KEYS.test(event.key);
}
