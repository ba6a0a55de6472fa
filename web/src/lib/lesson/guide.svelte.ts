/** Leads through a first game: which card is shown, what is asked, what is not sent yet. */

import type { Choice, TableState } from '../api/types';
import { marking } from '../table/marking.svelte';
import type { Session } from '../table/session.svelte';
import { cardsAt, type Card, type Lesson } from './lesson';

const CLOSED = 'highnoon-lesson-closed';

export class Guide {
  /** Somebody chose something else. */
  nudged = $state(false);
  closed = $state(false);
  /** A film runs over the table: the card waits. */
  filming = $state(false);
  private cursor = $state(0);

  constructor(
    private readonly session: Session,
    private readonly lesson: Lesson,
  ) {
    this.closed = sessionStorage.getItem(CLOSED) === session.id;
    session.guard = (choice) => this.allows(choice);
  }

  private get table(): TableState {
    return this.session.shown!;
  }

  private get decisions(): number {
    return this.table.log.filter((entry) => entry.by === this.table.viewer).length;
  }

  private get range(): { first: number; last: number } {
    const { cards } = this.lesson;
    const found = cardsAt(cards, this.decisions);
    const wanted = cards[found.last]!.do;
    // Not by the book any more: then the game is the learner's own.
    const lost = wanted && this.asked && !this.table.choices.some((choice) => choice.action === wanted);
    return lost ? { first: cards.length - 1, last: cards.length - 1 } : found;
  }

  private get asked(): boolean {
    return this.table.choices.length > 0;
  }

  /** The card to be read; none while others play. */
  get card(): Card | null {
    if (this.filming || (!this.asked && this.number < this.count)) return null;
    return this.lesson.cards[this.cursor] ?? null;
  }

  get number(): number {
    return this.cursor + 1;
  }

  get count(): number {
    return this.lesson.cards.length;
  }

  get hasNext(): boolean {
    return this.cursor < this.range.last;
  }

  get last(): boolean {
    return this.number === this.count;
  }

  /** The choice that the card asks for. */
  get wanted(): Choice | null {
    const wanted = this.lesson.cards[this.range.last]!.do;
    return this.table.choices.find((choice) => choice.action === wanted) ?? null;
  }

  /** Whether the card itself asks for the choice now. */
  get asks(): boolean {
    return !this.closed && !!this.card?.do && this.cursor === this.range.last;
  }

  /** Follow the game: a new moment has its own cards. */
  follow(): void {
    const { first } = this.range;
    this.cursor = first;
    this.nudged = false;
  }

  /** What a change of the game must have changed for `follow`. */
  get moment(): number {
    return this.range.first;
  }

  /** Tell the table what is marked. */
  show(): void {
    const wanted = this.asks ? this.wanted : null;
    this.session.guide = wanted?.action ?? null;
    if (wanted) this.session.hint = null;
    marking.words = wanted ? 'lesson-this-one' : 'web-hinted';
  }

  readonly next = (): void => {
    if (this.hasNext) this.cursor += 1;
  };

  readonly back = (): void => {
    if (this.cursor > 0) this.cursor -= 1;
  };

  readonly close = (): void => {
    this.closed = true;
    sessionStorage.setItem(CLOSED, this.session.id);
  };

  /** The table is left: it is as any other again. */
  leave(): void {
    this.session.guard = () => true;
    this.session.guide = null;
    marking.words = 'web-hinted';
  }

  private allows(choice: Choice): boolean {
    if (this.closed || !this.wanted || choice.action === this.wanted.action) return true;
    this.cursor = this.range.last;
    this.nudged = true;
    return false;
  }
}
