/** The analysis of one finished match: begun by a press, followed while it grows. */

import { get, post, Refused } from '../api/client';
import type { Analysis, Phrase, Point, Turning } from '../api/types';

const BETWEEN = 400;
const WAIT = 20;

export class MatchAnalysis {
  found: Analysis | null = $state.raw(null);
  trouble: Phrase | null = $state.raw(null);
  readonly points: ReadonlyMap<number, Point> = $derived(
    new Map(this.found?.points.map((point) => [point.moment, point])),
  );
  readonly turnings: ReadonlyMap<number, Turning> = $derived(
    new Map(this.found?.turnings.map((turning) => [turning.moment, turning])),
  );
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly token: () => string | undefined,
  ) {}

  /** Fetch what there is; an analysis that was begun is followed on. */
  async load(): Promise<void> {
    await this.ask(() => get(`tables/${this.id}/analysis`, this.token()));
    await this.follow();
  }

  async start(): Promise<void> {
    await this.ask(() => post(`tables/${this.id}/analysis`, {}, this.token()));
    await this.follow();
  }

  close(): void {
    this.closed = true;
  }

  /** The latest moment up to this one of which something is known. */
  near(moment: number): Point | undefined {
    return this.points.get(moment) ?? this.points.get(moment - 1);
  }

  private async follow(): Promise<void> {
    while (!this.closed && !this.trouble && (this.found?.state === 'running' || this.found?.state === 'paused')) {
      const since = this.found.step;
      await this.ask(() => get(`tables/${this.id}/analysis?since=${since}&wait=${WAIT}`, this.token()));
      await new Promise((done) => setTimeout(done, BETWEEN));
    }
  }

  private async ask(what: () => Promise<Analysis>): Promise<void> {
    this.trouble = null;
    try {
      this.found = await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.phrase;
    }
  }
}
