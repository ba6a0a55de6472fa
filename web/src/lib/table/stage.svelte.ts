/** What a drawn board opens with: the table as it is drawn, the film of what happens, and the hand. */

import { untrack } from 'svelte';

import type { Choice, LogEntry, TableState } from '../api/types';
import { say, t } from '../i18n/say.svelte';
import { Film, type Performer } from './film.svelte';
import { Hand } from './hand.svelte';
import { firstMove, type Looker } from './looker.svelte';
import { news } from './news';
import { onPress } from './press';
import type { Session } from './session.svelte';
import { onlyChoice } from './single.svelte';
import { lastTurn, seatOf } from './turns';

const NONE: Choice[] = [];

/** What a board may have otherwise: by itself the film plays everything, from the moment it is opened. */
export interface Direction<V> {
  performer?: Performer<V>;
  /** What the film plays of a log that has grown; null where something was taken back. */
  news?: typeof news;
  /** Whether the film waits for whoever looks elsewhere. */
  patient?: boolean;
}

/** A move in words, and whether it can be seen again. */
export interface Told {
  /** Whose it was; null where only their side knows. */
  by: number | null;
  words: string;
  again: boolean;
}

export class Stage<V> {
  readonly film: Film<V>;
  readonly hand: Hand;
  /** The table as it is drawn: while a film runs, as it was before, and nothing can be chosen. */
  readonly table: TableState = $derived.by(() => this.drawn());
  /** What is on show: a moment of the past, or where the film is. */
  readonly view: V = $derived.by(() => (this.looker.shown?.view ?? this.film.table.view) as V);
  readonly choices: readonly Choice[] = $derived.by(() => (this.looker.shown ? NONE : this.table.choices));
  readonly first: number = $derived.by(() => firstMove(this.table.log));
  readonly last: number = $derived.by(() => this.table.moments ?? 0);
  /** Which moment of the past is on show, in words. */
  readonly past: string | undefined = $derived.by(() => {
    const shown = this.looker.shown;
    return shown ? t('web-looking-back', { n: shown.moment - this.first, of: this.last - this.first }) : undefined;
  });
  /** The last move: somebody else's while I am asked. */
  readonly told: Told | null = $derived.by(() => {
    const { viewer, waiting_for, log } = this.table;
    const others = waiting_for.includes(viewer) ? lastTurn(log, (by) => by !== viewer) : [];
    return this.inWords(others.length ? others : lastTurn(log, () => true));
  });
  /** The latest table that the film has been given. */
  private latest: TableState;

  /** To be made while its component is. */
  constructor(
    readonly session: Session,
    readonly looker: Looker,
    direction: Direction<V> = {},
  ) {
    this.latest = session.state!;
    this.film = new Film<V>(this.latest);
    this.film.performer = direction.performer ?? this.film.performer;
    this.film.patient = direction.patient ?? false;
    this.hand = new Hand(session, () => this.choices);
    $effect.pre(() => {
      session.drawn = () => this.table;
      return () => (session.drawn = null);
    });
    // Before anything is drawn: no picture mixes the table as it is with the table as it was.
    $effect.pre(() => {
      const table = session.state!;
      untrack(() => this.follow(table, direction.news ?? news));
    });
    $effect(() => {
      if (looker.shown) untrack(() => this.film.finish());
    });
    onlyChoice(this);
    $effect(() => (this.film.running ? onPress(() => this.film.finish()) : undefined));
  }

  /** Show a moment; the last one is the present. */
  readonly goTo = (moment: number): void => {
    if (moment === this.last) this.looker.leave();
    else void this.looker.go(moment);
  };

  /** A seat's last move. */
  readonly lastOf = (seat: number): Told | null => this.inWords(lastTurn(this.table.log, (by) => by === seat));

  /** Play a seat's last move again, or that which is told. */
  readonly replay = async (seat = this.told?.by): Promise<void> => {
    if (typeof seat !== 'number' || this.film.running || this.table.moments === null) return;
    const turn = lastTurn(this.table.log, (by) => by === seat);
    const numbers = [turn[0]!.moment! - 1, ...turn.map((entry) => entry.moment!)];
    const moments = await Promise.all(numbers.map((n) => this.looker.find(n)));
    if (this.film.running || moments.some((found) => !found)) return;
    this.looker.leave();
    const was = (n: number): TableState => {
      const { view, moment } = moments[n]!;
      return { ...this.latest, view, log: this.latest.log.filter((entry) => (entry.moment ?? 0) <= moment) };
    };
    const scenes = turn.map(({ events }, n) => ({ events, table: was(n + 1) }));
    this.film.again(was(0), [...scenes, { events: [], table: this.latest }]);
  };

  private inWords(turn: readonly LogEntry[]): Told | null {
    if (!turn.length) return null;
    const by = seatOf(turn[0]!.by);
    const words = turn.flatMap((entry) => entry.events.flatMap(({ phrase }) => (phrase ? [say(phrase)] : [])));
    return { by, words: words.join(' '), again: by !== null && this.table.moments !== null };
  }

  private follow(table: TableState, newsOf: typeof news): void {
    const fresh = newsOf(this.latest.log, table.log);
    this.latest = table;
    if (fresh === null) this.film.finish();
    this.film.add(table, fresh ?? []);
    if (this.looker.shown) this.film.finish();
    this.hand.settle();
  }

  private drawn(): TableState {
    const { table, running } = this.film;
    if (!running) return table;
    const now = this.session.state!;
    // Who is there and what is said is no part of the picture; but what one seat hears is not another's.
    const { seats, talk, watching, computers_away, clocks, vote } = now.viewer === table.viewer ? now : table;
    return { ...table, seats, talk, watching, computers_away, clocks, vote, choices: NONE };
  }
}
