/** What is in the hand and where it is held: pointing, pinning, turning. Laying is the server's. */

import { over, pointed, stepped, swapped, turned, type Lie } from './laying';

export class Hold {
  /** Where it stays until it is laid or put elsewhere. */
  pinned: Lie | null = $state.raw(null);
  /** A cell where it cannot lie, and why. */
  misfit: { cell: number; why: string } | null = $state.raw(null);
  private hovered: Lie | null = $state.raw(null);
  private turn: number | null = null;
  private pivot: number | null = null;

  constructor(
    private readonly lies: () => readonly Lie[],
    private readonly why: (cell: number, turn: number) => string,
  ) {}

  /** The place that is shown: pointed at, else pinned. */
  get shown(): Lie | null {
    const lie = this.hovered ?? this.pinned;
    return lie && this.lies().includes(lie) ? lie : null;
  }

  readonly point = (cell: number | null): void => {
    this.hovered = cell === null ? null : pointed(this.lies(), cell, this.turn);
    this.pivot = cell ?? this.pivot;
    this.tell(cell, this.hovered);
  };

  /** Show this one, as when somebody reads it in the list. */
  readonly preview = (lie: Lie | null): void => {
    this.hovered = lie;
    this.misfit = null;
  };

  /** Pin it over this cell; a tap on what is pinned there turns it. */
  readonly tap = (cell: number): void => {
    const now = this.hovered ?? this.pinned;
    const again = this.pinned?.cells.includes(cell) && now === this.pinned;
    const lie = again ? turned(this.lies(), this.pinned!, cell) : pointed(this.lies(), cell, this.turn);
    this.pivot = cell;
    this.hovered = null;
    if (lie) this.pin(lie);
    this.tell(cell, lie);
  };

  readonly rotate = (): void => {
    const lie = this.shown;
    if (!lie) return this.first();
    const pivot = this.pivot !== null && lie.cells.includes(this.pivot) ? this.pivot : lie.cells[0]!;
    const next = turned(this.lies(), lie, pivot);
    // Nothing else fits on this cell: perhaps on the other one.
    this.pin(next === lie ? turned(this.lies(), lie, lie.cells.at(-1)) : next);
  };

  readonly swap = (): void => {
    const lie = this.shown;
    if (!lie) return this.first();
    const other = swapped(this.lies(), lie);
    if (other) return this.pin(other);
    const [from, to] = lie.cells;
    this.misfit = { cell: to!, why: this.why(to!, (lie.turn + 2) % 4) || this.why(from!, lie.turn) };
  };

  readonly move = (direction: number): void => {
    const lie = this.shown;
    if (!lie) return this.first();
    const next = stepped(this.lies(), lie, direction);
    if (next) this.pin(next);
  };

  /** For every side of a tile that fits somewhere, one place: the same as now if it fits there. */
  get sides(): Lie[] {
    const now = this.shown?.cells[0];
    const found = new Map<number, Lie>();
    for (const lie of this.lies()) {
      const best = found.get(lie.turn);
      if (!best || lie.cells[0] === now) found.set(lie.turn, lie);
    }
    return [...found.values()];
  }

  /** Whether it can be turned where it is. */
  get turns(): boolean {
    const lie = this.shown;
    return !lie || lie.cells.some((cell) => over(this.lies(), cell).length > 1);
  }

  readonly pin = (lie: Lie): void => {
    this.hovered = null;
    this.misfit = null;
    this.pinned = lie;
    this.turn = lie.turn;
  };

  /** A new moment: the hand is empty or holds something else. */
  clear(): void {
    this.pinned = this.hovered = this.misfit = this.pivot = this.turn = null;
  }

  private first(): void {
    const lie = this.lies()[0];
    if (lie) this.pin(lie);
  }

  private tell(cell: number | null, lie: Lie | null): void {
    const why = cell === null || lie ? '' : this.why(cell, this.turn ?? 0);
    this.misfit = why ? { cell: cell!, why } : null;
  }
}
