/** Follows one table: how the position on the screen stands, better with every answer. */

import { get, Refused } from '../api/client';
import type { Evaluation, Phrase } from '../api/types';

/** Somebody who leafs through a game does not mean every page. */
const SETTLE = 200;
const BETWEEN = 250;
const TOO_OFTEN = 429;
const CALM_DOWN = 3000;
/** Seconds the server may take for the next step. */
const WAIT = 20;

const pause = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export class Evaluator {
  /** Of the position that is followed now, and of no other. */
  found: Evaluation | null = $state.raw(null);
  trouble: Phrase | null = $state.raw(null);
  private turn = 0;

  constructor(
    private readonly id: string,
    private readonly token: () => string | undefined,
  ) {}

  /** Another position: the present one at this version, or an earlier moment. */
  follow(version: number, moment: number | null): void {
    this.close();
    void this.ask(this.turn, version, moment);
  }

  /** Ask no more. */
  close(): void {
    this.turn++;
    this.found = this.trouble = null;
  }

  private async ask(turn: number, version: number, moment: number | null): Promise<void> {
    await pause(SETTLE);
    while (turn === this.turn) {
      const found = await this.next(turn, moment);
      if (turn !== this.turn || (found && found.version !== version)) return;
      if (found) this.found = found;
      if (this.trouble || found?.done) return;
      await pause(found ? BETWEEN : CALM_DOWN);
    }
  }

  private async next(turn: number, moment: number | null): Promise<Evaluation | null> {
    const when = moment === null ? '' : `&moment=${moment}`;
    try {
      return await get(`tables/${this.id}/evaluation?since=${this.found?.step ?? 0}&wait=${WAIT}${when}`, this.token());
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (turn === this.turn && error.status !== TOO_OFTEN) this.trouble = error.phrase;
      return null;
    }
  }
}
