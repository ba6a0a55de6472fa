/** Room for what comes a moment later: as high as it was the last time, so that nothing jumps. */

const KEY = 'highnoon-place';
/** By then everything has come that will come (milliseconds). */
const WAIT = 4000;

function before(): number {
  try {
    const [width, height] = (localStorage.getItem(KEY) ?? '').split('x').map(Number);
    return width === innerWidth ? (height ?? 0) : 0;
  } catch {
    return 0;
  }
}

export class Place {
  height = $state(0);
  kept = $state(before());

  constructor() {
    $effect(() => {
      const timer = setTimeout(() => (this.kept = 0), WAIT);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.kept) return;
      try {
        localStorage.setItem(KEY, `${innerWidth}x${this.height}`);
      } catch {
        // Without storage it jumps once.
      }
    });
  }

  /** It is there: from now on it is as high as it is. */
  readonly come = (): void => {
    this.kept = 0;
  };
}
