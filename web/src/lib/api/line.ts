/** A table's line: over the network to a house, or to this device. Nobody who speaks over it knows which. */

import { isHere } from '../pocket/place.svelte';
import { Live, type Listener } from './live';
import type { LiveMessage } from './types';

export interface TableLine {
  /** Whether the message could be handed over. */
  send(message: unknown): boolean;
  /** Say hello again. */
  again(): void;
  close(): void;
  /** Somebody does not want to wait. */
  hurry(): void;
}

export function lineTo(id: string, listener: Listener): TableLine {
  return isHere(id) ? new DeviceLine(id, listener) : new Live(id, listener);
}

const FINAL = new Set([4401, 4404]);

/** The same as `Live`, to a worker: it never breaks, and needs no feeling about. */
class DeviceLine implements TableLine {
  private line: { say: (text: string) => void; shut: () => void } | null = null;
  private opened = 0;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.listener.line('connecting');
    void this.open();
  }

  send(message: unknown): boolean {
    this.line?.say(JSON.stringify(message));
    return this.line !== null;
  }

  again(): void {
    this.drop();
    void this.open();
  }

  close(): void {
    this.drop();
    this.listener.line('closed');
  }

  hurry(): void {
    if (!this.line) this.again();
  }

  private drop(): void {
    this.opened += 1;
    this.line?.shut();
    this.line = null;
  }

  private async open(): Promise<void> {
    const opened = this.opened;
    const { device } = await import('../pocket/device.svelte');
    if (opened !== this.opened) return;
    this.line = device.follow(this.id, this.listener.tokens(), {
      heard: (text) => {
        const message = JSON.parse(text) as LiveMessage;
        if (message.type !== 'error') this.listener.line('live');
        this.listener.heard(message);
      },
      closed: (code) => {
        this.line = null;
        if (FINAL.has(code)) this.listener.gone(code);
        else this.listener.line('lost');
      },
    });
  }
}
