/** The live line of a table: a WebSocket that notices when it is dead, and comes back by itself. */

import { address } from '../router.svelte';
import { Feeler } from './feeler';
import type { LiveMessage } from './types';

export type Line = 'connecting' | 'live' | 'lost' | 'closed';

export interface Listener {
  tokens: () => string[];
  heard: (message: LiveMessage) => void;
  line: (line: Line) => void;
  /** The server says that there is nothing to come back to. */
  gone: (code: number) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
/** A server that refuses is asked less often than one that is not heard, and so is one nobody looks for. */
const REFUSED_WAIT = 8000;
const HIDDEN_WAIT = 15_000;
/** After this much silence the server is asked whether it is there; a hidden page asks less often. */
export const SILENCE = 3500;
const HIDDEN_SILENCE = 20_000;
export const ANSWER_WITHIN = 4000;
/** Somebody is looking, and the network may have changed: a dead line is found out sooner. */
const ANSWER_SOON = 2000;
/** To open a line takes longer than a yes, and so does the whole table. */
const OPEN_WITHIN = 6000;
const HELLO_WITHIN = 8000;
const FINAL = new Set([4401, 4403, 4404, 4410]);
const REPLACED = 4409;

/** How long to wait before try number `tries`: doubling, with a little chance in it. */
export function backoff(tries: number, longest = LONGEST_WAIT, chance: number = Math.random()): number {
  return Math.min(longest, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2);
}

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private refused = false;
  private timer = 0;
  private over = false;
  private readonly url: string;
  private readonly feeler = new Feeler(() => {
    if (this.socket?.readyState !== WebSocket.OPEN) this.again();
  });

  constructor(
    id: string,
    private readonly listener: Listener,
  ) {
    this.url = address(`api/tables/${id}/live`).replace(/^http/, 'ws');
    addEventListener('online', this.hurry);
    addEventListener('offline', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.listener.line('connecting');
    this.open();
  }

  /** Whether the message could be handed to an open line. */
  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Say hello again: seats of this device have changed, or the network is back. */
  again(): void {
    this.drop();
    this.tries = 0;
    this.open();
  }

  close(): void {
    this.over = true;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.feeler.rest();
    this.drop();
    this.listener.line('closed');
  }

  /** The network has changed, somebody looks again or asks for it: is the line alive, or can it be? */
  readonly hurry = (): void => {
    if (this.over) return;
    if (this.socket?.readyState !== WebSocket.OPEN) this.again();
    else if (document.visibilityState === 'visible') this.ask(ANSWER_SOON);
  };

  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private lost(): void {
    this.drop();
    this.listener.line('lost');
    this.feeler.feel();
    this.after(backoff(this.tries++, this.longest), () => this.open());
  }

  private get longest(): number {
    if (document.visibilityState !== 'visible') return HIDDEN_WAIT;
    return this.refused ? REFUSED_WAIT : LONGEST_WAIT;
  }

  /** One thing is waited for at a time. */
  private after(wait: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(then, wait);
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.after(OPEN_WITHIN, () => this.lost());
    socket.onopen = () => {
      if (this.socket !== socket) return;
      socket.send(JSON.stringify({ tokens: this.listener.tokens() }));
      this.after(HELLO_WITHIN, () => this.lost());
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as LiveMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(event.code);
    };
  }

  private hear(message: LiveMessage): void {
    const silence = document.visibilityState === 'visible' ? SILENCE : HIDDEN_SILENCE;
    this.after(silence, () => this.ask(ANSWER_WITHIN));
    // A refusal is no line yet: whoever is refused comes back less and less often.
    this.refused = message.type === 'error';
    if (!this.refused) {
      this.tries = 0;
      this.feeler.rest();
      this.listener.line('live');
    }
    this.listener.heard(message);
  }

  private ask(within: number): void {
    if (this.send({ type: 'ping' })) this.after(within, () => this.lost());
  }

  private closed(code: number): void {
    this.drop();
    if (FINAL.has(code)) {
      this.over = true;
      this.feeler.rest();
      this.listener.gone(code);
    } else if (code === REPLACED) {
      // Other screens have this seat: come back when somebody looks at this one again.
      this.feeler.rest();
      this.listener.line('lost');
    } else this.lost();
  }
}
