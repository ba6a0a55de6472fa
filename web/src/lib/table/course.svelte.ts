/** The course of a game for its chart: read from some of its moments, where nobody has worked it out. */

import type { Moment, Worth } from '../api/types';
import type { Looker } from './looker.svelte';

/** So many moments are enough for a line across the screen. */
const SAMPLES = 28;

/** Evenly spread moments from the first to the last. */
export function samples(first: number, last: number, most = SAMPLES): number[] {
  const steps = Math.min(most, last - first);
  return Array.from({ length: steps + 1 }, (_, n) => first + Math.round((n * (last - first)) / (steps || 1)));
}

export class Course {
  worths: readonly Worth[] = $state.raw([]);
  private left = false;

  constructor(
    private readonly looker: Pick<Looker, 'find'>,
    private readonly worthOf: (moment: Moment) => number[],
  ) {}

  /** One after the other, so that whoever looks at a moment now does not wait. */
  async read(first: number, last: number): Promise<void> {
    const found: Worth[] = [];
    for (const n of samples(first, last)) {
      const moment = this.left ? null : await this.looker.find(n);
      if (!moment) return;
      found.push({ moment: n, worth: this.worthOf(moment) });
    }
    this.worths = found;
  }

  leave(): void {
    this.left = true;
  }
}
