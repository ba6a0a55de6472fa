/** The reckoning on the stage: its film is cut into beats, and runs until it was seen or skipped. */

import type { LogEntry, SeenEvent } from '../../api/types';
import type { Performer } from '../../table/film.svelte';
import type { Looker } from '../../table/looker.svelte';
import { untilEnded } from '../../table/motion';
import type { Session } from '../../table/session.svelte';
import { Stage } from '../../table/stage.svelte';
import { beats, heistsBefore, latestReckoning, reckonings, type Beat } from './beats';
import { filmScene, type Scene } from './scene';
import type { DesperadosView } from './view';

/** Of everything that happens only a reckoning is played: it is the same for all who look at this screen. */
export function news(seen: readonly LogEntry[], log: readonly LogEntry[]): SeenEvent[] {
  return reckonings(log).slice(reckonings(seen).length).slice(-1);
}

/** A reckoning that can be shown beat by beat. */
export class Showing {
  beats: readonly Beat[] = $state.raw([]);
  at = $state(-1);
  /** The table before the reckoning, with the heists that it settles. */
  protected before: DesperadosView | null = $state.raw(null);
  protected end: () => void = () => {};

  /** Begin with the table as it was before, and what the log tells since. */
  begin(view: DesperadosView, log: readonly LogEntry[], end: () => void): void {
    this.beats = beats(latestReckoning(log));
    this.before = { ...view, heists: heistsBefore(log) };
    this.at = -1;
    this.end = end;
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

  readonly show = (at: number): void => {
    this.at = at;
  };

  /** The table that follows is much to draw: the press is painted first. */
  readonly done = (): void => {
    const { end } = this;
    requestAnimationFrame(() => setTimeout(end));
  };
}

export class Reckoner extends Showing {
  readonly stage: Stage<DesperadosView>;

  /** To be made while its component is. */
  constructor(session: Session, looker: Looker) {
    super();
    this.stage = new Stage(session, looker, { performer: this.perform, news, patient: true });
  }

  get running(): boolean {
    return this.stage.film.running && this.before !== null;
  }

  private readonly perform: Performer<DesperadosView> = (_, { view, next: { log }, stop }) =>
    untilEnded(stop, (end) => this.begin(view, log, end));
}
