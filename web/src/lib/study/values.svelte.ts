/** What every choice of a position is worth: asked again while more can be found. */

import { post, Refused } from '../api/client';
import type { Phrase, Values } from '../api/types';

/** Somebody who leafs through a study does not mean every page. */
const SETTLE = 200;
const BETWEEN = 250;
const CALM_DOWN = 3000;
const TOO_OFTEN = 429;
/** Seconds the server may take for the next step. */
const WAIT = 15;

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export class Weighing {
  /** Of the position that is followed now, and of no other. */
  found: Values | null = $state.raw(null);
  trouble: Phrase | null = $state.raw(null);
  private turn = 0;

  follow(game: string, position: string): void {
    this.close();
    void this.ask(this.turn, game, position);
  }

  close(): void {
    this.turn++;
    this.found = this.trouble = null;
  }

  private async ask(turn: number, game: string, position: string): Promise<void> {
    await pause(SETTLE);
    while (turn === this.turn) {
      let calm = false;
      try {
        const since = this.found?.step ?? 0;
        const found = await post<Values>(`study/${game}/values`, { position, since, wait: WAIT });
        if (turn !== this.turn) return;
        this.found = found;
        if (found.done) return;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (turn !== this.turn) return;
        calm = error.status === TOO_OFTEN;
        if (!calm) this.trouble = error.phrase;
        if (!calm) return;
      }
      await pause(calm ? CALM_DOWN : BETWEEN);
    }
  }
}
