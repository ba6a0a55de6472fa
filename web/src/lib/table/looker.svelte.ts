/** Looking back: the table as it was at any moment. */

import { moment as fetchMoment, Refused } from '../api/client';
import type { LogEntry, Moment, Phrase } from '../api/types';
import { filmPace } from '../settings.svelte';
import { CHANCE } from './turns';

const PLAY_EVERY = 1100;

export class Looker {
  /** The moment on show; null is the present. */
  at: number | null = $state(null);
  shown: Moment | null = $state.raw(null);
  playing = $state(false);
  /** Through whose eyes: a seat, `open` or `public`; one's own when undefined. */
  eyes: string | undefined = $state();
  trouble: Phrase | null = $state.raw(null);
  /** Moments that have been fetched; a new map whenever one came. */
  known: ReadonlyMap<number, Moment> = $state.raw(new Map());

  private timer = 0;

  constructor(
    private readonly id: string,
    private readonly token: () => string | undefined,
  ) {}

  async go(moment: number): Promise<void> {
    this.at = moment;
    const found = await this.find(moment);
    if (found && this.at === moment) this.shown = found;
  }

  /** Look through other eyes: everything is fetched anew. */
  async through(eyes: string | undefined): Promise<void> {
    this.eyes = eyes;
    this.known = new Map();
    if (this.at !== null) await this.go(this.at);
  }

  /** Back to the present. */
  leave(): void {
    this.stop();
    this.at = null;
    this.shown = null;
  }

  play(last: number): void {
    if (this.at === null || this.at >= last) return;
    this.playing = true;
    const pace = filmPace() || 0.5;
    this.timer = window.setTimeout(() => {
      void this.go(this.at! + 1).then(() => {
        if (this.playing && this.at !== null && this.at < last) this.play(last);
        else this.playing = false;
      });
    }, PLAY_EVERY * pace);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  /** What was known is not true any more (something was taken back). */
  forget(from: number): void {
    this.known = new Map([...this.known].filter(([n]) => n < from));
  }

  /** The table as it was at a moment, whatever is on show. */
  async find(n: number): Promise<Moment | null> {
    const before = this.known.get(n);
    if (before) return before;
    try {
      const found = await fetchMoment(this.id, n, this.token(), this.eyes);
      this.known = new Map(this.known).set(n, found);
      return found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.phrase;
      return null;
    }
  }
}

/** A moment that there is: one before the first move is the first, one after the last is the last. */
export function within(log: readonly LogEntry[], moments: number | null, moment: number): number {
  return Math.max(firstMove(log), Math.min(moments ?? 0, moment));
}

/** The first moment at which a player, not chance, was asked: the deal is before it. */
export function firstMove(log: readonly LogEntry[]): number {
  const entry = log.find((one) => one.by !== CHANCE);
  return entry?.moment ? entry.moment - 1 : 0;
}
