/** What is in the hand and where it is held: pointing, pinning, turning. Laying is the server's. */

import { aimed, over, pointed, stepped, swapped, towards, turned, type Lie } from './laying';

export class Hold {
  /** Where it stays until it is laid or put elsewhere. */
  pinned: Lie | null = $state.raw(null);
  /** A cell where it cannot lie, and why. */
  misfit: { cell: number; why: string } | null = $state.raw(null);
  private hovered: Lie | null = $state.raw(null);
  private turn: number | null = null;
  private pivot: number | null = null;
  private sided = false;

  constructor(
    private readonly lies: () => readonly Lie[],
    private readonly why: (cell: number, turn: number) => string,
    /** Called with what is pinned: it is about to be laid; `sure` where nothing is left to be said about it. */
    private readonly prepare: (lie: Lie, sure: boolean) => void,
  ) {}

  /** Whether there is something in the hand, and a place for it. */
  get filled(): boolean {
    return this.lies().length > 0;
  }

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

  /** Something is carried over this cell, next to that one. */
  readonly aim = (cell: number, beside: number): void => {
    this.hovered = aimed(this.lies(), cell, beside, this.turn);
    this.tell(cell, this.hovered);
  };

  /** It is let go where it is shown. */
  readonly drop = (): void => {
    if (this.hovered) this.pin(this.hovered, true);
  };

  /** Show this one, as when somebody reads it in the list. */
  readonly preview = (lie: Lie | null): void => {
    this.hovered = lie;
    this.misfit = null;
  };

  /**
   * Pin it over this cell; a tap there again turns it, and one beside it points it there.
   * Where the cell was `hit` for sure, it may be that nothing is left to be said.
   */
  readonly tap = (cell: number, hit = true): void => {
    const now = this.hovered ?? this.pinned;
    // The cell where it ends, shown so or not, is a yes to it.
    const toward = this.pinned ? towards(this.lies(), this.pivot, cell) : null;
    // A side that was chosen stays up.
    const again = !toward && !this.sided && this.pinned?.cells.includes(cell) && now === this.pinned;
    const lie = again ? turned(this.lies(), this.pinned!, cell) : (toward ?? pointed(this.lies(), cell, this.turn));
    // Both ends were named, or the side of a tile was; or it fits there in one way alone.
    const sure = !again && (!!toward || (hit && (this.sided || over(this.lies(), cell).length === 1)));
    this.pivot = toward ? this.pivot : cell;
    this.hovered = null;
    if (lie) this.pin(lie, sure);
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

  /** Take the tile with this side up. */
  readonly face = (lie: Lie): void => {
    this.sided = true;
    this.pin(lie);
  };

  /** Whether it can be turned where it is. */
  get turns(): boolean {
    const lie = this.shown;
    return !lie || lie.cells.some((cell) => over(this.lies(), cell).length > 1);
  }

  readonly pin = (lie: Lie, sure = false): void => {
    this.hovered = null;
    this.misfit = null;
    this.pinned = lie;
    this.turn = lie.turn;
    this.prepare(lie, sure);
  };

  /** A new moment: the hand is empty or holds something else. */
  clear(): void {
    this.pinned = this.hovered = this.misfit = this.pivot = this.turn = null;
    this.sided = false;
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
