/** One table as this browser follows it: states, line, and everything a seat can do. */

import { aids, atTable, OFFLINE, Refused, tableState, unique } from '../api/client';
import { lineTo, type TableLine } from '../api/line';
import type { Line } from '../api/live';
import type { Again, Aids, Choice, Hint, LiveMessage, Phrase, TableState, Weighing } from '../api/types';
import { alsoSpeak } from '../i18n/say.svelte';
import { isHere } from '../pocket/place.svelte';
import { adoptFromLink, forget, gameOf, groupOf, keep, tokensOf } from '../seats.svelte';
import { firstState } from './early';

interface Doubt {
  seat: number;
  action: string;
  version: number;
  request: string;
  /** Where seats keep secrets, a choice leaves when its time tells nothing: an only one is not quicker. */
  beat: boolean;
}

/** A button among the tools. */
export interface Key {
  icon: string;
  words: string;
  press: () => void;
  off?: boolean;
}

/** A line that is back may be a moment ahead of the rest of the network (milliseconds). */
const SAID_AGAIN = 1000;

/** What became of a seat whose secret opens it no more: only a vote puts the computer there. */
function lossOf(seat: TableState['seats'][number] | undefined): string {
  if (seat?.kind === 'bot') return 'web-seat-voted';
  return seat ? 'web-seat-given' : 'web-seat-lost';
}

export class Session {
  /** The table as the house last told it; what is drawn may be behind it. */
  state: TableState | null = $state.raw(null);
  /** How a stage draws the table, while there is one. */
  drawn: (() => TableState) | null = $state.raw(null);
  line: Line = $state('connecting');
  /** The table is not there, or the seat's secret is wrong: nothing will come. */
  gone: Phrase | null = $state.raw(null);
  trouble: Phrase | null = $state.raw(null);
  /** A click that the server has not answered yet. */
  doubt: Doubt | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  hinting = $state(false);
  /** What the computer weighs that thinks now. */
  weighing: Weighing | null = $state.raw(null);
  /** What my choices would bring; comes a moment after them. */
  aids: Aids | null = $state.raw(null);

  /** After how many seconds nobody need wait for somebody who is away. */
  patience = $state(0);
  /** How much later it is at the server than here, in seconds. */
  offset = $state(0);
  /** A first game leads: the choice it wants marked, and whether a choice may be sent. */
  guide: string | null = $state.raw(null);
  guard: (choice: Choice) => boolean = () => true;
  /** What is offered instead of a hint, taking back and giving up; null where those are. */
  keys: readonly Key[] | null = $state.raw(null);

  private readonly states = new Map<number, TableState>();
  /** What was said while nobody could hear it. */
  private readonly unsent: (() => Promise<void>)[] = [];
  private live: TableLine;

  constructor(readonly id: string) {
    this.live = this.begin();
  }

  /** Ask for the table and follow it. */
  protected begin(): TableLine {
    adoptFromLink(this.id);
    void this.firstState();
    return this.listen();
  }

  close(): void {
    this.live.close();
  }

  /** My seats at this table, in seat order. */
  get seats(): number[] {
    return Object.keys(tokensOf(this.id))
      .map(Number)
      .filter((seat) => !Number.isNaN(seat))
      .sort((a, b) => a - b);
  }

  /** The table as this page shows it: all that is said and chosen belongs to this picture. */
  get shown(): TableState | null {
    return this.drawn?.() ?? this.state;
  }

  get myTurn(): boolean {
    const state = this.state;
    return state !== null && state.waiting_for.includes(state.viewer) && !this.standIn;
  }

  /**
   * Whether a click for the picture on show waits for its answer. The picture that a click led to may come
   * before the word that it is done: what is chosen there is another click. Where seats keep secrets a click
   * waits for its beat, and what others do meanwhile says nothing about it.
   */
  get busy(): boolean {
    const { doubt, shown } = this;
    return doubt !== null && doubt.seat === shown?.viewer && (doubt.beat || doubt.version === shown.version);
  }

  /** The computer that plays for me, if one does. */
  get standIn() {
    return this.state?.seats[this.state.viewer]?.stand_in ?? null;
  }

  /** My seat at the device from which the table was opened, if it was this one. */
  get opener(): number | undefined {
    return this.seats.find((seat) => this.state?.seats[seat]?.device === 0);
  }

  /** Whether I may let somebody else have a seat: its holder has decided nothing that I have seen. */
  canOffer(seat: number): boolean {
    const state = this.state;
    const info = state?.seats[seat];
    if (!state || state.result || this.opener === undefined || info?.kind !== 'person') return false;
    return info.device !== 0 && !state.log.some((line) => line.by === seat);
  }

  /** The choice that is marked among the others: what a first game speaks of, or a hint. */
  get marked(): string | null {
    return this.guide ?? this.hint?.action ?? null;
  }

  token(seat = this.state?.viewer ?? -1): string | undefined {
    const kept = tokensOf(this.id);
    return kept[seat] ?? kept.link;
  }

  /** Over HTTP the first picture comes a round trip earlier than over the live line. */
  private async firstState(): Promise<void> {
    try {
      const state = await firstState(this.id);
      if (!this.states.has(state.viewer)) this.take(state);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 401) this.lostSeat();
      else if ([403, 404, 410].includes(error.status) || isHere(this.id)) this.gone = error.phrase;
    }
  }

  private listen(): TableLine {
    return lineTo(this.id, {
      tokens: () => Object.values(tokensOf(this.id)),
      heard: (message) => this.hear(message),
      line: (line) => this.noteLine(line),
      gone: (code) => {
        if (code === 4401) this.lostSeat();
        else void this.firstState(); // which says why
      },
    });
  }

  private noteLine(line: Line): void {
    const back = line === 'live' && this.line !== 'live';
    this.line = line;
    if (!back) return;
    if (this.trouble === OFFLINE) this.trouble = null;
    for (const again of this.unsent.splice(0)) void again();
  }

  /** Somebody does not want to wait for the next try. */
  tryNow = (): void => this.live.hurry();

  /** A secret that no longer opens its seat: stay as a spectator. */
  private lostSeat(): void {
    if (!Object.keys(tokensOf(this.id)).length) return;
    const [seat] = this.seats;
    forget(this.id);
    this.states.clear();
    this.live.close();
    this.live = this.listen();
    void Promise.all([this.firstState(), alsoSpeak('together')]).then(() => {
      this.trouble = { key: lossOf(this.state?.seats[seat ?? -1]), args: {} };
    });
  }

  private hear(message: LiveMessage): void {
    if (message.type === 'state' || message.type === 'change') {
      this.weighing = null;
      this.take(message.state, message.type === 'change');
      if (message.type !== 'state') return;
      this.patience = message.patience;
      this.offset = message.now - Date.now() / 1000;
      this.askAgain();
    } else if (message.type === 'presence' || message.type === 'computers') {
      this.amend(message);
    } else if (message.type === 'weighing') {
      this.weighing = message;
    } else if (message.type === 'done' && message.request === this.doubt?.request) {
      this.doubt = null;
    } else if (message.type === 'error') {
      if (message.request === this.doubt?.request) this.doubt = null;
      this.trouble = message.error;
    }
  }

  private take(fresh: TableState, tail = false): void {
    const before = this.states.get(fresh.viewer);
    if (before && before.version > fresh.version) return;
    const log = tail && before ? [...before.log.slice(0, fresh.log_from), ...fresh.log] : fresh.log;
    if (fresh.viewer >= 0) this.rememberSeat(fresh);
    // While the computer plays for a seat, nobody else chooses there.
    // Nobody decides at a table that is elsewhere.
    const resting = fresh.seats[fresh.viewer]?.stand_in || fresh.seats.some(({ along }) => along === 'gone');
    const choices = resting ? [] : fresh.choices;
    this.states.set(fresh.viewer, { ...fresh, choices, log, log_from: 0 });
    this.choose();
  }

  /** A seat that came by code or link learns its game and its number with its first state. */
  private rememberSeat(state: TableState): void {
    const { link, ...known } = tokensOf(this.id);
    if (!link && gameOf(this.id)) return;
    if (!link || known[state.viewer]) return keep(this.id, state.game, {});
    forget(this.id);
    keep(this.id, state.game, { ...known, [state.viewer]: link });
  }

  /** Look through the eyes of my seat that is asked; stay where we are when none is. */
  private choose(): void {
    const all = [...this.states.values()].sort((a, b) => a.viewer - b.viewer);
    const same = this.state && this.states.get(this.state.viewer);
    const due = all.filter((state) => state.waiting_for.includes(state.viewer));
    // Whoever holds the device does all that is theirs before it is handed over.
    const asked = due.find((state) => state === same) ?? due[0];
    const seated = all.find((state) => state.viewer >= 0);
    const next = asked ?? (same && same.viewer >= 0 ? same : (seated ?? same ?? all[0]!));
    const moved = next.version !== this.state?.version || next.viewer !== this.state.viewer;
    this.state = next;
    if (moved) void this.askAids();
  }

  /** A new moment: old advice is void, and new outlooks are asked for. */
  private async askAids(): Promise<void> {
    this.hint = this.aids = null;
    const state = this.state;
    if (!state?.choices.length) return;
    try {
      const found = await aids(this.id, this.token());
      if (this.state?.version === found.version && this.state.viewer === state.viewer) this.aids = found;
    } catch (error) {
      // Outlooks are a comfort: without them the choices are still all there.
      if (!(error instanceof Refused)) throw error;
    }
  }

  private amend(message: Extract<LiveMessage, { type: 'presence' | 'computers' }>): void {
    for (const [viewer, state] of this.states) {
      const change =
        message.type === 'computers'
          ? { computers_away: message.away }
          : {
              watching: message.watching,
              seats: state.seats.map((seat, n) => ({ ...seat, present: !!message.present[n] })),
            };
      this.states.set(viewer, { ...state, ...change });
    }
    const same = this.state && this.states.get(this.state.viewer);
    if (same) this.state = same;
  }

  async act(choice: Choice): Promise<void> {
    const state = this.shown;
    if (!state || this.busy || !this.guard(choice)) return;
    this.trouble = null;
    this.hint = null;
    const doubt: Doubt = {
      seat: state.viewer,
      action: choice.action,
      version: state.version,
      request: unique(),
      beat: state.moments === null,
    };
    this.doubt = doubt;
    if (this.line === 'live' && this.live.send({ type: 'act', ...doubt })) return;
    await this.ask((seat) => seat.act(doubt.action, doubt.version, doubt.request, doubt.beat));
    // Meanwhile the line may be back, and this click answered there.
    if (this.trouble !== OFFLINE && this.doubt === doubt) this.doubt = null;
  }

  /** After a broken line: what was in doubt is sent again; the server does nothing twice. */
  private askAgain(): void {
    if (this.doubt) this.live.send({ type: 'act', ...this.doubt });
  }

  undo = (): Promise<void> => this.ask((seat) => seat.undo());
  resign = (): Promise<void> => this.ask((seat) => seat.resign());
  /** What is said is said once: in doubt again when the line is back, under the same id. */
  say = async (text: string, to: 'all' | 'side', quick?: string): Promise<void> => {
    const viewer = this.state?.viewer;
    const request = unique();
    const again = async (): Promise<void> => {
      await this.ask((seat) => seat.say(text, to, request, quick), viewer);
      if (this.trouble !== OFFLINE) return;
      if (this.line === 'live') setTimeout(() => void again(), SAID_AGAIN);
      else this.unsent.push(again);
    };
    await again();
  };
  leave = (): Promise<void> => this.ask((seat) => seat.leave());
  comeBack = (): Promise<void> => this.ask((seat) => seat.comeBack());
  vote = (against: number, agree: boolean): Promise<void> => this.ask((seat) => seat.vote(against, agree));
  waitNoLonger = (away: number, end: boolean): Promise<void> => this.ask((seat) => seat.waitNoLonger(away, end));
  offer = (seat: number): Promise<void> => this.ask((mine) => mine.offer(seat), this.opener);
  pencil = (text: string): Promise<void> => this.ask((seat) => seat.pencil(text));
  /** Somebody at this device calls themselves otherwise: their seat is the one with the name of before. */
  rename = async (before: string, name: string, portrait: string): Promise<void> => {
    const own = this.seats.filter((seat) => (this.state?.seats[seat]?.name ?? '') === before);
    const mine = own[0] ?? (this.seats.length === 1 ? this.seats[0] : undefined);
    if (mine !== undefined) await this.ask((seat) => seat.name(name || null, portrait || null), mine);
  };

  /** Whoever of my seats has not answered yet answers. */
  answerUndo = (agree: boolean): Promise<void> => {
    const undo = this.state?.undo;
    const due = this.seats.find((seat) => undo?.needs.includes(seat) && !undo.answered.includes(seat));
    return this.ask((seat) => seat.answerUndo(agree), due);
  };

  async askHint(): Promise<void> {
    this.hinting = true;
    const version = this.state?.version;
    await this.ask(async (seat) => {
      // The words of the reason come while the computer thinks.
      const [hint] = await Promise.all([seat.hint(), alsoSpeak('advice')]);
      if (this.state?.version === version) this.hint = hint;
    });
    this.hinting = false;
  }

  /** The next game with the same people; its address, or null. */
  async rematch(again: Again = {}): Promise<string | null> {
    let id: string | null = this.state?.rematch ?? null;
    if (!id) await this.ask(async (seat) => void ({ id } = await seat.rematch(again)));
    for (const token of id ? Object.values(tokensOf(this.id)) : []) await this.move(id!, token);
    return id;
  }

  /** A seat of mine at the next table: its secret stays the same, its number may not. */
  private async move(id: string, token: string): Promise<void> {
    try {
      const { viewer, game } = await tableState(id, token);
      keep(id, game, { [viewer]: token }, groupOf(this.id));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Seats changed on this device (somebody sat down): say hello again. */
  refresh(): void {
    this.states.clear();
    this.live.again();
  }

  private async ask(what: (seat: ReturnType<typeof atTable>) => Promise<unknown>, seat?: number): Promise<void> {
    const token = this.token(seat);
    if (!token) return;
    this.trouble = null;
    try {
      await what(atTable(this.id, token));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.phrase;
    }
  }
}
