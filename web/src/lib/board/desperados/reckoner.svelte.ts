/** Notices that a reckoning has come and holds its film until it was seen or skipped. */

import type { TableState } from '../../api/types';
import { filmPace } from '../../settings.svelte';
import { beats, heistsBefore, latestReckoning, reckonings, type Beat } from './beats';
import { filmScene, type Scene } from './scene';
import type { DesperadosView } from './view';

interface Memory {
  seen: number;
  before: DesperadosView;
}

/** What this page has seen of each table: the last reckoning is shown after the game's screen left. */
const memories = new Map<string, Memory>();

export class Reckoner {
  beats: readonly Beat[] = $state.raw([]);
  at = $state(-1);
  private before: DesperadosView | null = $state.raw(null);

  get running(): boolean {
    return this.before !== null;
  }

  get view(): DesperadosView {
    return this.before!;
  }

  get beat(): Beat | null {
    return this.beats[this.at] ?? null;
  }

  get scene(): Scene {
    return filmScene(this.before!, this.beat);
  }

  /** What the gang had by this beat. */
  get money(): number {
    const told = this.beats.slice(0, this.at + 1).findLast((beat) => beat.money !== null);
    return told?.money ?? this.before!.money;
  }

  /** Follow the table; everything in the film is known to everybody. */
  follow(table: TableState): void {
    const view = table.view as DesperadosView;
    const seen = reckonings(table.log);
    const known = memories.get(table.id);
    memories.set(table.id, { seen, before: view });
    if (!known || seen <= known.seen || filmPace() === 0) return;
    const heists = heistsBefore(table.log);
    this.beats = beats(latestReckoning(table.log));
    this.before = { ...known.before, heists };
    this.at = -1;
  }

  readonly show = (at: number): void => {
    this.at = at;
  };

  readonly done = (): void => {
    this.before = null;
  };
}
