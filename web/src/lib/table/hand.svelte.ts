/** The player's hand over the choices: pointing, preparing, confirming, by mouse and by key. */

import type { Choice } from '../api/types';
import { settings } from '../settings.svelte';
import type { Session } from './session.svelte';

export class Hand {
  prepared: Choice | null = $state.raw(null);
  private pointedAt: Choice | null = $state.raw(null);

  constructor(
    private readonly session: Session,
    /** What can be chosen in the picture that is shown. */
    private readonly offered: () => readonly Choice[],
  ) {}

  get choices(): readonly Choice[] {
    return this.offered();
  }

  /** The choice whose consequence is shown. */
  get shown(): Choice | null {
    const one = this.pointedAt ?? this.prepared;
    return one && this.choices.includes(one) ? one : null;
  }

  readonly point = (choice: Choice | null): void => {
    this.pointedAt = choice;
  };

  readonly pick = (choice: Choice): void => {
    if (!this.choices.includes(choice)) return;
    if (settings.confirm && this.prepared !== choice) this.prepared = choice;
    else this.send(choice);
  };

  /** To be confirmed, also by those who are asked for nothing twice; a second time is a confirmation. */
  prepare(choice: Choice): void {
    if (this.prepared === choice) this.confirm();
    else if (this.choices.includes(choice)) this.prepared = choice;
  }

  /** Make a choice that needs no confirmation. */
  make(choice: Choice): void {
    if (this.choices.includes(choice)) this.send(choice);
  }

  readonly confirm = (): void => {
    if (this.prepared && this.choices.includes(this.prepared)) this.send(this.prepared);
  };

  readonly cancel = (): void => {
    this.prepared = null;
  };

  /** A prepared choice of an earlier moment is void. */
  settle(): void {
    if (this.prepared && !this.choices.includes(this.prepared)) this.prepared = null;
  }

  /** Single keys, unless somebody is writing, or they are switched off. */
  readonly key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.prepared) {
      this.cancel();
      event.preventDefault();
    }
    if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, dialog')) return;
    const table = this.session.shown;
    const nth = /^[1-9]$/.test(event.key) ? this.choices[Number(event.key) - 1] : undefined;
    if (nth) this.pick(nth);
    else if (event.key === 'Enter' && target === document.body) this.confirm();
    else if (event.key.toLowerCase() === 'h' && this.choices.length && table?.hints && !this.session.guide)
      void this.session.askHint();
    else if (event.key.toLowerCase() === 'u' && table?.undo.can) void this.session.undo();
    else return;
    event.preventDefault();
  };

  private send(choice: Choice): void {
    this.prepared = null;
    this.pointedAt = null;
    void this.session.act(choice);
  }
}
