/** The live line of a table: a WebSocket that comes back by itself. */

import { address } from '../router.svelte';
import type { LiveMessage } from './types';

export type Line = 'connecting' | 'live' | 'lost' | 'closed';

interface Listener {
  tokens: () => string[];
  heard: (message: LiveMessage) => void;
  line: (line: Line) => void;
  /** The server says that there is nothing to come back to. */
  gone: (code: number) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const PING_EVERY = 20_000;
const FINAL = new Set([4401, 4404]);
const REPLACED = 4409;

/** How long to wait before try number `tries`: doubling, with a little chance in it. */
export function backoff(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2);
}

export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private pinger = 0;
  private over = false;
  private readonly url: string;

  constructor(
    id: string,
    private readonly listener: Listener,
  ) {
    this.url = address(`api/tables/${id}/live`).replace(/^http/, 'ws');
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** Whether the message could be handed to an open line. */
  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Say hello again: seats of this device have changed. */
  again(): void {
    this.drop();
    this.tries = 0;
    this.open();
  }

  close(): void {
    this.over = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
    this.listener.line('closed');
  }

  private readonly hurry = (): void => {
    if (document.visibilityState !== 'visible' || this.socket || this.over) return;
    clearTimeout(this.timer);
    this.open();
  };

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private open(): void {
    if (!this.tries) this.listener.line('connecting');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ tokens: this.listener.tokens() }));
      this.pinger = window.setInterval(() => this.send({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(String(event.data)) as LiveMessage;
      // A refusal is no line yet: whoever is refused comes back less and less often.
      if (message.type !== 'error') {
        this.tries = 0;
        this.listener.line('live');
      }
      this.listener.heard(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.drop();
      if (this.over) return;
      if (FINAL.has(event.code)) {
        this.over = true;
        this.listener.gone(event.code);
        return;
      }
      this.listener.line('lost');
      // Other screens have this seat: come back when somebody looks at this one again.
      if (event.code === REPLACED) return;
      this.timer = window.setTimeout(() => this.open(), backoff(this.tries));
      this.tries += 1;
    };
  }
}
