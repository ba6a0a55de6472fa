/** The film: what happened is played on the board before the next table is shown. */

import type { SeenEvent, TableState } from '../api/types';
import { filmPace } from '../settings.svelte';

/** The pace of a film that was asked for where films are off. */
const QUICK = 0.5;

/** What a performer plays by: the picture on show, how slowly, and the signal to end at once. */
export interface Take<V = unknown> {
  view: V;
  /** The table that is shown afterwards. */
  next: TableState;
  pace: number;
  stop: AbortSignal;
}

/** Plays one event on the drawing; must end early when it is told to stop. */
export type Performer<V = unknown> = (event: SeenEvent, take: Take<V>) => Promise<void>;

/** What is played, and the whole table that is shown after it. */
export interface Scene {
  table: TableState;
  events: readonly SeenEvent[];
}

export class Film<V> {
  /** The table that is drawn: it runs behind the house's while something is being played. */
  table: TableState = $state.raw() as TableState;
  running = $state(false);
  performer: Performer<V> = async () => {};
  /** Whether it waits for whoever looks elsewhere, instead of being over when they return. */
  patient = false;
  /** Called when a picture is shown: what the performer left lying can go. */
  settled: () => void = () => {};

  private scenes: Scene[] = [];
  private stop = new AbortController();

  constructor(table: TableState) {
    this.table = table;
  }

  /** Play these events, then show the table. */
  add(table: TableState, events: readonly SeenEvent[]): void {
    if (!events.length && !this.running) {
      this.table = table;
      return;
    }
    this.scenes.push({ table, events });
    if (filmPace() === 0 || (document.visibilityState === 'hidden' && !this.patient)) this.finish();
    else if (!this.running) void this.run();
  }

  /** Go back to a table that was and play what led to the present; also for whoever has films off. */
  again(before: TableState, scenes: readonly Scene[]): void {
    this.finish();
    this.table = before;
    this.scenes.push(...scenes);
    void this.run();
  }

  /** Whatever is playing is over: show where the table stands. */
  finish(): void {
    const last = this.scenes.at(-1);
    this.scenes = [];
    this.stop.abort();
    this.running = false;
    if (last) this.table = last.table;
    this.settled();
  }

  private take({ table }: Scene, stop: AbortSignal): Take<V> {
    return { view: this.table.view as V, next: table, pace: filmPace() || QUICK, stop };
  }

  /** One run has one signal: whatever comes after it was stopped is another run's. */
  private async run(): Promise<void> {
    const { signal } = (this.stop = new AbortController());
    this.running = true;
    for (let scene = this.scenes[0]; scene; scene = this.scenes[0]) {
      for (const event of scene.events) {
        await this.performer(event, this.take(scene, signal));
        if (signal.aborted) return;
      }
      this.scenes.shift();
      this.table = scene.table;
      this.settled();
    }
    this.running = false;
  }
}
