/** The film: what happened is played on the board before the next picture is shown. */

import type { SeenEvent } from '../api/types';
import { filmPace } from '../settings.svelte';

/** What a performer plays by: the picture on show, how slowly, and the signal to end at once. */
export interface Take<V = unknown> {
  view: V;
  pace: number;
  stop: AbortSignal;
}

/** Plays one event on the drawing; must end early when it is told to stop. */
export type Performer<V = unknown> = (event: SeenEvent, take: Take<V>) => Promise<void>;

interface Scene<V> {
  view: V;
  events: SeenEvent[];
}

export class Film<V> {
  /** What the board shows: it runs behind the table while something is being played. */
  view: V = $state.raw() as V;
  running = $state(false);
  performer: Performer<V> = async () => {};
  /** Whether it waits for whoever looks elsewhere, instead of being over when they return. */
  patient = false;
  /** Called when a picture is shown: what the performer left lying can go. */
  settled: () => void = () => {};

  private scenes: Scene<V>[] = [];
  private stop = new AbortController();

  constructor(view: V) {
    this.view = view;
  }

  /** Play these events, then show the view. */
  add(view: V, events: SeenEvent[]): void {
    if (!events.length && !this.running) {
      this.view = view;
      return;
    }
    this.scenes.push({ view, events });
    if (filmPace() === 0 || (document.visibilityState === 'hidden' && !this.patient)) this.finish();
    else if (!this.running) void this.run();
  }

  /** Whatever is playing is over: show where the table stands. */
  finish(): void {
    const last = this.scenes.at(-1);
    this.scenes = [];
    this.stop.abort();
    if (last) this.view = last.view;
    this.settled();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.scenes.length) {
      const stop = (this.stop = new AbortController());
      const { view, events } = this.scenes[0]!;
      for (const event of events) {
        if (stop.signal.aborted) break;
        await this.performer(event, { view: this.view, pace: filmPace(), stop: stop.signal });
      }
      if (stop.signal.aborted) continue;
      this.scenes.shift();
      this.view = view;
      this.settled();
    }
    this.running = false;
  }
}
