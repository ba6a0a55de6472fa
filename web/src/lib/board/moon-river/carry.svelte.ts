/** Carrying a domino or a tile to the ranch in one go, from the hand or from the pair that makes it. */

import type { Choice } from '../../api/types';
import { WIDTH } from './view';
import type { Hold } from './hold.svelte';

/** How far a finger moves before it carries something, in pixels. */
const SLIP = 10;

/** A cell, and which of its neighbours is nearest. */
type Spot = readonly [cell: number, beside: number];

export class Carry {
  /** Where it is carried; null while it lies. */
  at: { x: number; y: number } | null = $state.raw(null);
  /** Where a pair was let go before the house had joined it. */
  private landing: Spot | null = null;

  constructor(
    private readonly hold: Hold,
    /** Join this pair, so that it is in the hand. */
    private readonly join: (choice: Choice) => void,
  ) {}

  /** Somebody presses on what is in the hand, or on a pair; until they let go everything is ours. */
  readonly grab = (event: PointerEvent, pair: Choice | null = null): void => {
    if (event.button || this.at) return;
    const { clientX, clientY, pointerId } = event;
    const over = new AbortController();
    this.landing = null;
    const mine = (act: (now: PointerEvent) => void): ((now: PointerEvent) => void) => {
      return (now) => now.pointerId === pointerId && act(now);
    };
    const move = (now: PointerEvent): void => {
      if (!this.at && Math.hypot(now.clientX - clientX, now.clientY - clientY) < SLIP) return;
      if (!this.at && pair) this.join(pair);
      this.at = { x: now.clientX, y: now.clientY };
      this.aim(spotAt(this.at));
    };
    const end = (now: PointerEvent): void => {
      over.abort();
      if (!this.at) return;
      this.at = null;
      const spot = now.type === 'pointerup' ? spotAt({ x: now.clientX, y: now.clientY }) : null;
      if (pair && !this.hold.filled) this.landing = spot;
      else this.drop(spot);
    };
    const options = { signal: over.signal };
    addEventListener('pointermove', mine(move), options);
    addEventListener('pointerup', mine(end), options);
    addEventListener('pointercancel', mine(end), options);
  };

  /** Something else is in the hand: it is over the same cell as the finger, or lies where it was let go. */
  arrive(): void {
    const { at, landing } = this;
    this.landing = null;
    if (at) this.aim(spotAt(at));
    else if (landing) this.drop(landing);
  }

  private drop(spot: Spot | null): void {
    this.aim(spot);
    this.hold.drop();
  }

  private aim(spot: Spot | null): void {
    if (spot && this.hold.filled) this.hold.aim(...spot);
    else this.hold.point(null);
  }
}

/** What of the ranch lies there. */
function spotAt({ x, y }: { x: number; y: number }): Spot | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]');
  if (!found) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  const [across, down] = [(x - left) / width - 0.5, (y - top) / height - 0.5];
  const cell = Number(found.dataset.cell);
  const sideways = Math.abs(across) > Math.abs(down);
  const column = (cell % WIDTH) + (sideways ? Math.sign(across) : 0);
  if (column < 0 || column >= WIDTH) return [cell, cell];
  // North, away from the river, is up.
  return [cell, cell + (sideways ? Math.sign(across) : -WIDTH * Math.sign(down))];
}
