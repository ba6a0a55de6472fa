/**
 * Whether the network is back. Browsers hold WebSockets that fail again and again back for seconds,
 * and let one at a time knock; a small question over HTTP is free of that.
 */

import { address } from '../router.svelte';

const FEEL_EVERY = 700;
const HIDDEN_EVERY = 15_000;
const FELT_WITHIN = 1800;

export class Feeler {
  private timer = 0;
  private feeling = false;
  /** Questions asked, and the newest that was answered or given up. */
  private asked = 0;
  private settled = 0;
  /** Nothing was felt: the next answer is news. */
  private dark = false;

  constructor(private readonly back: () => void) {}

  feel(): void {
    if (this.feeling) return;
    this.feeling = true;
    this.dark = false;
    this.settled = this.asked;
    void this.reach();
  }

  rest(): void {
    this.feeling = false;
    clearTimeout(this.timer);
  }

  /** One question, and the next soon after: a line that a router has forgotten swallows it, and only that one. */
  private async reach(): Promise<void> {
    const number = ++this.asked;
    const wait = document.visibilityState === 'visible' ? FEEL_EVERY : HIDDEN_EVERY;
    this.timer = window.setTimeout(() => void this.reach(), wait);
    const reached = await answered();
    if (!this.feeling || number <= this.settled) return;
    // An older question without an answer was swallowed by the dark.
    const news = reached && (this.dark || number > this.settled + 1);
    this.dark = !reached;
    this.settled = number;
    if (news) this.back();
  }
}

async function answered(): Promise<boolean> {
  const patience = new AbortController();
  const timer = window.setTimeout(() => patience.abort(), FELT_WITHIN);
  const asked = { method: 'HEAD', cache: 'no-store', signal: patience.signal } as const;
  const reached = await fetch(address('icons/icon.svg'), asked).then(
    () => true,
    () => false,
  );
  clearTimeout(timer);
  return reached;
}
