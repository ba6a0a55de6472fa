/** Somebody at a puzzle: what they tried, what came of it, and what that makes of their rating. */

import { Refused } from '../api/client';
import type { Phrase, PuzzleSolution, PuzzleState, PuzzleTried, SolverRating } from '../api/types';
import { Notebook } from '../keeping/notebook.svelte';
import * as house from './asking';
import { dayNoted, noted, of, read } from './progress';

/** How puzzles went on this device. */
export const progress = new Notebook('puzzles', read);

export type Status = PuzzleTried['status'] | 'shown';

export class Trial {
  /** Where it stands; `shown` is a puzzle that was given up. */
  status: Status = $state('go-on');
  /** The verdict in words, and what a wrong try is answered with. */
  why: Phrase | null = $state.raw(null);
  refutation: readonly string[] = $state.raw([]);
  themes: readonly string[] = $state.raw([]);
  trouble: Phrase | null = $state.raw(null);
  busy = $state(false);
  /** By how much the rating has changed; null while the first try is not over. */
  change: number | null = $state(null);

  constructor(readonly puzzle: PuzzleState) {}

  /** It is over: nothing more is tried. */
  get over(): boolean {
    return this.status === 'solved' || this.status === 'shown';
  }

  /** The rating that a first try changes; a puzzle that was met before changes none. */
  private get mine(): SolverRating | null {
    const { game, id } = this.puzzle;
    const own = of(progress.value, game);
    return id in own.seen ? null : own.rating;
  }

  async attempt(moves: readonly string[]): Promise<PuzzleTried | null> {
    const { game, id, day } = this.puzzle;
    const found = await this.ask(() => house.attempt(game, id, moves, this.mine));
    if (!found) return null;
    this.status = found.status;
    this.why = found.why;
    this.refutation = found.refutation;
    this.themes = found.themes;
    if (found.rated) await this.note(found.status === 'solved', found.rated);
    if (found.status === 'solved' && day) await progress.change((before) => dayNoted(before, game, day));
    return found;
  }

  async giveUp(): Promise<PuzzleSolution | null> {
    const { game, id } = this.puzzle;
    const found = await this.ask(() => house.giveUp(game, id, this.mine));
    if (!found) return null;
    this.status = 'shown';
    this.why = null;
    this.refutation = [];
    this.themes = found.themes;
    if (found.rated) await this.note(false, found.rated);
    return found;
  }

  /** Once more from before the wrong move. */
  again(): void {
    this.status = 'go-on';
    this.why = null;
    this.refutation = [];
  }

  private async note(solved: boolean, rated: SolverRating): Promise<void> {
    const { game, id, rating, day } = this.puzzle;
    this.change = Math.round(rated.rating) - Math.round(of(progress.value, game).rating.rating);
    await progress.change((before) => noted(before, { game, id, rating, day, solved, rated }));
  }

  private async ask<T>(what: () => Promise<T>): Promise<T | null> {
    this.trouble = null;
    this.busy = true;
    try {
      return await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.phrase;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
