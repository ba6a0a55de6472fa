/** The player's hand over the choices: pointing, preparing, confirming, by mouse and by key. */

import type { Choice } from '../api/types';
import { settings } from '../settings.svelte';
import type { Session } from './session.svelte';

export class Hand {
  prepared: Choice | null = $state.raw(null);
  private pointedAt: Choice | null = $state.raw(null);

  constructor(
    private readonly session: Session,
    /** Called before a choice goes out, so that a running film ends. */
    private readonly before: () => void = () => {},
  ) {}

  get choices(): readonly Choice[] {
    return this.session.state?.choices ?? [];
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
    if (settings.confirm && this.prepared !== choice) this.prepared = choice;
    else this.send(choice);
  };

  readonly confirm = (): void => {
    if (this.prepared) this.send(this.prepared);
  };

  /** A prepared choice of an earlier moment is void. */
  settle(): void {
    if (this.prepared && !this.choices.includes(this.prepared)) this.prepared = null;
  }

  /** Single keys, unless somebody is writing, or they are switched off. */
  readonly key = (event: KeyboardEvent): void => {
    if (!settings.shortcuts || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target as HTMLElement;
    if (target.closest('input, select, textarea, dialog')) return;
    const state = this.session.state;
    const nth = /^[1-9]$/.test(event.key) ? this.choices[Number(event.key) - 1] : undefined;
    if (nth) this.pick(nth);
    else if (event.key === 'Enter' && target === document.body) this.confirm();
    else if (event.key === 'Escape') this.prepared = null;
    else if (event.key.toLowerCase() === 'h' && this.choices.length && state?.hints) void this.session.askHint();
    else if (event.key.toLowerCase() === 'u' && state?.undo.can) void this.session.undo();
    else return;
    event.preventDefault();
  };

  private send(choice: Choice): void {
    this.prepared = null;
    this.pointedAt = null;
    this.before();
    void this.session.act(choice);
  }
}
