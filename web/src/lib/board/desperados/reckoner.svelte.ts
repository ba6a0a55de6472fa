/** The reckoning on the stage: its film is cut into beats, and runs until it was seen or skipped. */

import type { LogEntry, SeenEvent } from '../../api/types';
import type { Performer } from '../../table/film.svelte';
import type { Looker } from '../../table/looker.svelte';
import { untilEnded } from '../../table/motion';
import type { Session } from '../../table/session.svelte';
import { Stage, type Seen } from '../../table/stage.svelte';
import { beats, heistsBefore, latestReckoning, reckonings, type Beat } from './beats';
import { filmScene, type Scene } from './scene';
import type { DesperadosView } from './view';

/** What this page has shown of each table: the last reckoning is shown after the game's screen has left. */
const shown = new Map<string, Seen<DesperadosView>>();

/** Of everything that happens only a reckoning is played: it is the same for all who look at this screen. */
export function news(seen: readonly LogEntry[], log: readonly LogEntry[]): SeenEvent[] {
  return reckonings(log).slice(reckonings(seen).length).slice(-1);
}

export class Reckoner {
  readonly stage: Stage<DesperadosView>;
  beats: readonly Beat[] = $state.raw([]);
  at = $state(-1);
  /** The table before the reckoning, with the heists that it settles. */
  private before: DesperadosView | null = $state.raw(null);
  private end: () => void = () => {};

  /** To be made while its component is. */
  constructor(
    private readonly session: Session,
    looker: Looker,
  ) {
    const since = shown.get(session.id);
    this.stage = new Stage(session, looker, { performer: this.perform, news, since, patient: true });
    $effect(() => {
      const settled = session.state && this.stage.settled;
      if (settled) shown.set(session.id, settled);
    });
  }

  get running(): boolean {
    return this.stage.film.running && this.before !== null;
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

  readonly done = (): void => this.end();

  private readonly perform: Performer<DesperadosView> = (_, { view, stop }) => {
    const { log } = this.session.state!;
    this.beats = beats(latestReckoning(log));
    this.before = { ...view, heists: heistsBefore(log) };
    this.at = -1;
    return untilEnded(stop, (end) => (this.end = end));
  };
}
