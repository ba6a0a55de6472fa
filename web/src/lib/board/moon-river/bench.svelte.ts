/** What I have in hand: where it may lie, why not elsewhere, and the keys that move it. */

import { untrack } from 'svelte';

import type { Choice } from '../../api/types';
import { say, t } from '../../i18n/say.svelte';
import { settings } from '../../settings.svelte';
import type { Session } from '../../table/session.svelte';
import type { Stage } from '../../table/stage.svelte';
import { Carry } from './carry.svelte';
import { grouped } from './groups';
import { Hold } from './hold.svelte';
import { liesOf, type Lie } from './laying';
import type { MoonRiverOutlook, MoonRiverView } from './view';

const ARROWS: Record<string, number> = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };
const ELSEWHERE = 'input, select, textarea, dialog, .log';

export class Bench {
  /** What can be done on the table: nothing until the film has shown everything before it. */
  readonly choices: readonly Choice[] = $derived.by(() => this.stage.choices);
  readonly lies: readonly Lie[] = $derived.by(() => liesOf(this.present, this.choices));
  /** Why something cannot be chosen, by what it would be. */
  readonly reasons: ReadonlyMap<string, string> = $derived.by(
    () => new Map(this.session.aids?.refusals.map((one) => [`${one.kind} ${one.args.join(' ')}`, say(one.why)])),
  );
  readonly hold = new Hold(
    () => this.lies,
    (cell, turn) => this.why(cell, turn),
    // Whoever has said all there is to say need not say so again.
    (lie, sure) => {
      if (sure && !settings.confirm) this.lay(lie.choice);
      else this.stage.hand.prepared = lie.choice;
    },
  );
  readonly carry = new Carry(this.hold, (pair) => this.stage.hand.make(pair));
  /** What the choice would bring that is held or pointed at. */
  readonly outlook: MoonRiverOutlook | undefined = $derived.by(() => {
    const considered = this.hold.shown?.choice ?? this.stage.hand.shown;
    return considered ? (this.session.aids?.outlooks[considered.action] as MoonRiverOutlook | undefined) : undefined;
  });
  // Derived: somebody's coming and going changes the table, not what is in the hand.
  private readonly present: MoonRiverView = $derived.by(() => this.stage.table.view as MoonRiverView);
  private readonly version: number = $derived.by(() => this.stage.table.version);

  /** Of many choices, the part that is open: a chip, a cell, somebody. */
  group: string | null = $state(null);

  /** To be made while its component is. */
  constructor(
    private readonly session: Session,
    private readonly stage: Stage<MoonRiverView>,
  ) {
    // In this order: what a hint or a first game puts into the hand of a new version stays there.
    $effect(() => {
      void this.version;
      this.group = null;
      this.hold.clear();
      untrack(() => this.carry.arrive());
    });
    $effect(() => {
      const hinted = this.lies.find((lie) => lie.choice.action === session.marked);
      if (hinted) this.hold.pin(hinted);
    });
    // What a hint or a first game asks for is in sight: its group is open.
    $effect(() => {
      const marked = this.choices.find((choice) => choice.action === session.marked);
      if (marked) this.group = marked.action.split(' ')[1] ?? null;
    });
    // Whoever cancels takes it back into the hand.
    $effect(() => {
      if (!stage.hand.prepared) this.hold.clear();
    });
  }

  readonly lay = (choice: Choice): void => {
    this.stage.hand.prepared = choice;
    this.stage.hand.confirm();
  };

  readonly key = (event: KeyboardEvent): void => {
    const { hand, choices } = this.stage;
    const target = event.target as HTMLElement;
    const digit = /^\d$/.test(event.key);
    if (!this.lies.length || target.closest(ELSEWHERE) || event.ctrlKey || event.metaKey || event.altKey) {
      // Digits choose only from lists that are shown as one.
      if (!digit || !grouped(choices).groups.length) hand.key(event);
      return;
    }
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) this.hold.move(arrow);
    else if (event.key.toLowerCase() === 'r') this.hold.rotate();
    else if (event.key.toLowerCase() === 'x') this.hold.swap();
    else if (event.key === 'Enter' && target === document.body && this.hold.shown) this.lay(this.hold.shown.choice);
    else if (digit) return;
    else return hand.key(event);
    event.preventDefault();
  };

  private why(cell: number, turn: number): string {
    const told = [turn, 0, 1, 2, 3].map((way) => this.reasons.get(`place ${cell} ${way}`)).find((why) => why);
    const bonus = this.lies.some((lie) => lie.choice.kind === 'bonus');
    return told ?? t(bonus ? 'moon-river-error-bonus' : 'web-moon-river-not-here');
  }
}
