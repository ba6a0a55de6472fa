/** Who is ahead, for those who want to know and may: everything about it is loaded only then. */

import { alsoSpeak } from '../../i18n/say.svelte';
import { address } from '../../router.svelte';
import { settings } from '../../settings.svelte';
import type { Looker } from '../../table/looker.svelte';
import type { Session } from '../../table/session.svelte';

type Parts = typeof import('../../study');

export class Ahead {
  parts: Parts | null = $state.raw(null);
  evaluator: InstanceType<Parts['Evaluator']> | null = $state.raw(null);
  readonly offered: boolean = $derived.by(() => this.fair());
  readonly on: boolean = $derived(this.offered && settings.evaluation);
  /** The moment on show, on the analysis board. */
  readonly study: string = $derived.by(() => {
    const moment = this.looker.at ?? this.session.shown?.moments ?? 0;
    return address(`study?table=${this.session.id}&at=${moment}`);
  });
  /** Somebody coming or thinking is a new state, but no new position. */
  private readonly version: number | undefined = $derived.by(() => this.session.shown?.version);

  /** To be made while its component is. */
  constructor(
    private readonly session: Session,
    private readonly looker: Looker,
  ) {
    $effect(() => {
      if (this.on) void this.load();
      else this.stop();
    });
    $effect(() => {
      if (this.evaluator && this.version !== undefined) this.evaluator.follow(this.version, looker.at);
    });
    $effect(() => () => this.stop());
  }

  /** Players where hints are allowed, and everybody at a record. */
  private fair(): boolean {
    const table = this.session.shown;
    if (!table) return false;
    return (table.hints && table.viewer >= 0) || table.seats.every((seat) => seat.kind === 'record');
  }

  private async load(): Promise<void> {
    const [parts] = await Promise.all([import('../../study'), alsoSpeak('advice')]);
    this.parts = parts;
    if (this.on) this.evaluator ??= new parts.Evaluator(this.session.id, () => this.session.token());
  }

  private stop(): void {
    this.evaluator?.close();
    this.evaluator = null;
  }
}
