/** What a drawn board opens with: the film of what happens, the hand, and what is looked at. */

import type { Choice, TableState } from '../api/types';
import { t } from '../i18n/say.svelte';
import { Film } from './film.svelte';
import { Hand } from './hand.svelte';
import { firstMove, type Looker } from './looker.svelte';
import { news } from './news';
import type { Session } from './session.svelte';

const NONE: readonly Choice[] = [];

export class Stage<V> {
  readonly film: Film<V>;
  readonly hand: Hand;
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
  ) {
    let seen = this.table.log;
    this.film = new Film<V>(this.table.view as V);
    this.hand = new Hand(session, () => this.film.finish());
    $effect(() => {
      const fresh = news(seen, this.table.log);
      seen = this.table.log;
      if (fresh === null) this.film.finish();
      this.film.add(this.table.view as V, fresh ?? []);
      this.hand.settle();
    });
  }

  /** Look at a moment; the last one is the present. */
  readonly look = (moment: number): void => {
    if (moment === this.last) this.looker.leave();
    else void this.looker.go(moment);
  };

  private get table(): TableState {
    return this.session.state!;
  }
}
