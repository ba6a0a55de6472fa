/** What a drawn board opens with: the film of what happens, the hand, and what is looked at. */

import { untrack } from 'svelte';

import type { Choice, LogEntry, TableState } from '../api/types';
import { t } from '../i18n/say.svelte';
import { Film, type Performer } from './film.svelte';
import { Hand } from './hand.svelte';
import { firstMove, type Looker } from './looker.svelte';
import { news } from './news';
import type { Session } from './session.svelte';

const NONE: readonly Choice[] = [];

/** A table as it was when somebody last saw it. */
export interface Seen<V> {
  log: readonly LogEntry[];
  view: V;
}

/** What a board may have otherwise: by itself the film plays everything, from the moment it is opened. */
export interface Direction<V> {
  performer?: Performer<V>;
  /** What the film plays of a log that has grown; null where something was taken back. */
  news?: typeof news;
  /** Where the film begins. */
  since?: Seen<V> | undefined;
  /** Whether the film waits for whoever looks elsewhere. */
  patient?: boolean;
}

export class Stage<V> {
  readonly film: Film<V>;
  readonly hand: Hand;
  private seen: readonly LogEntry[];
  /** What is on show: a moment of the past, or where the film is. */
  readonly view: V = $derived.by(() => (this.looker.shown?.view as V | undefined) ?? this.film.view);
  readonly choices: readonly Choice[] = $derived.by(() => (this.looker.shown ? NONE : this.table.choices));
  readonly first: number = $derived.by(() => firstMove(this.table.log));
  readonly last: number = $derived.by(() => this.table.moments ?? 0);
  /** Which moment of the past is on show, in words. */
  readonly past: string | undefined = $derived.by(() => {
    const shown = this.looker.shown;
    return shown ? t('web-looking-back', { n: shown.moment - this.first, of: this.last - this.first }) : undefined;
  });

  /** To be made while its component is. */
  constructor(
    private readonly session: Session,
    private readonly looker: Looker,
    direction: Direction<V> = {},
  ) {
    const { log, view } = direction.since ?? { log: this.table.log, view: this.table.view as V };
    this.seen = log;
    this.film = new Film<V>(view);
    this.film.performer = direction.performer ?? this.film.performer;
    this.film.patient = direction.patient ?? false;
    this.hand = new Hand(session, () => this.film.finish());
    // Before anything is drawn: no picture mixes the table as it is with the table as it was.
    $effect.pre(() => {
      const { log, view } = this.table;
      untrack(() => this.follow(log, view as V, direction.news ?? news));
    });
  }

  /** What is on show when no film runs. */
  get settled(): Seen<V> | null {
    return this.film.running ? null : { log: this.seen, view: this.film.view };
  }

  /** Show a moment; the last one is the present. */
  readonly goTo = (moment: number): void => {
    if (moment === this.last) this.looker.leave();
    else void this.looker.go(moment);
  };

  private follow(log: readonly LogEntry[], view: V, newsOf: typeof news): void {
    const fresh = newsOf(this.seen, log);
    this.seen = log;
    if (fresh === null) this.film.finish();
    this.film.add(view, fresh ?? []);
    this.hand.settle();
  }

  private get table(): TableState {
    return this.session.state!;
  }
}
