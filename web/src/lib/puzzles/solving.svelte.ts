/** A puzzle as a table: boards draw it and take its choices, and know no difference. */

import type { TableLine } from '../api/line';
import type { Choice, Moment, PuzzleBoard } from '../api/types';
import { Looker } from '../table/looker.svelte';
import { Session } from '../table/session.svelte';
import type { Trial } from './trial.svelte';

/** Nobody else is there, so there is nothing to hear. */
const SILENT: TableLine = { send: () => false, again: () => {}, close: () => {}, hurry: () => {} };

export class Solving extends Session {
  readonly looker: MomentsHere;
  private moves: readonly string[] = [];
  private board: PuzzleBoard;

  constructor(readonly trial: Trial) {
    super(trial.puzzle.board!.table.id);
    this.board = trial.puzzle.board!;
    this.looker = new MomentsHere(this.id);
    this.line = 'live';
    this.show(this.board, true);
  }

  protected override begin(): TableLine {
    return SILENT;
  }

  override get seats(): number[] {
    return [this.trial.puzzle.seat];
  }

  override async act(choice: Choice): Promise<void> {
    if (this.doubt || this.trial.status !== 'go-on') return;
    const tried = [...this.moves, choice.action];
    this.doubt = { seat: this.trial.puzzle.seat, action: choice.action, version: 0, request: '', beat: false };
    const found = await this.trial.attempt(tried);
    this.trouble = this.trial.trouble;
    if (found?.board) this.show(found.board, found.status === 'go-on');
    if (found && found.status !== 'wrong') {
      this.moves = found.moves;
      this.board = found.board!;
    }
    this.doubt = null;
  }

  /** Back to before the wrong move. */
  again = (): void => {
    this.trial.again();
    this.looker.leave();
    this.looker.forget(this.moves.length + 1);
    this.show(this.board, true);
  };

  giveUp = async (): Promise<void> => {
    const found = await this.trial.giveUp();
    this.trouble = this.trial.trouble;
    if (found?.board) this.show(found.board, false);
  };

  /** Draw a board; what is over offers nothing more. */
  private show({ table, aids, moments }: PuzzleBoard, open: boolean): void {
    this.looker.learn(moments);
    this.aids = open ? aids : null;
    // Whatever the others do comes with the answer: nobody is waited for.
    this.state = { ...table, thinking: [], choices: open ? table.choices : [] };
  }
}

/** Looking back without a house: every moment came along with an answer. */
class MomentsHere extends Looker {
  constructor(id: string) {
    super(id, () => undefined);
  }

  learn(moments: readonly Moment[]): void {
    this.known = new Map([...this.known, ...moments.map((one) => [one.moment, one] as const)]);
  }

  override find(n: number): Promise<Moment | null> {
    return Promise.resolve(this.known.get(n) ?? null);
  }
}
