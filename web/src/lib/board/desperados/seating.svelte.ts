/** Who sits before this screen: where seats share it, everything is covered between them. */

import type { Session } from '../../table/session.svelte';
import { SHERIFF } from './view';

const TOGETHER = 'highnoon-gang-together';

export class Seating {
  /** Whether the gang looks at the screen together. */
  together = $state(localStorage.getItem(TOGETHER) === 'yes');
  /** Whether that is a question: two of the gang share the screen. */
  readonly gangHere: boolean = $derived.by(() => this.session.seats.filter((seat) => seat !== SHERIFF).length > 1);
  /** Whether the one who is asked has still to take the screen. */
  readonly covered: boolean = $derived.by(() => {
    const viewer = this.viewer;
    const shared = this.session.seats.length > 1 && viewer >= 0;
    return (
      shared && this.sitting !== viewer && !(this.together && (this.sitting ?? SHERIFF) > SHERIFF && viewer > SHERIFF)
    );
  });
  private sitting = $state<number | null>(null);

  constructor(private readonly session: Session) {}

  readonly sit = (asGang: boolean): void => {
    this.sitting = this.viewer;
    if (asGang === this.together) return;
    this.together = asGang;
    localStorage.setItem(TOGETHER, asGang ? 'yes' : 'no');
  };

  private get viewer(): number {
    return this.session.shown!.viewer;
  }
}
