import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { backoff, Live, type Line } from '../src/lib/api/live';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
}

describe('the live line', () => {
  const lines: Line[] = [];
  const gone: number[] = [];
  const listen = () =>
    new Live('abc', {
      tokens: () => ['secret'],
      heard: () => {},
      line: (line) => lines.push(line),
      gone: (code) => gone.push(code),
    });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    lines.length = gone.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says hello with the tokens, never in the address', () => {
    listen();
    const socket = FakeSocket.all[0]!;
    socket.open();
    expect(socket.url).toMatch(/^ws:.*\/api\/tables\/abc\/live$/);
    expect(socket.sent).toEqual([JSON.stringify({ tokens: ['secret'] })]);
  });

  it('comes back by itself after it was cut', () => {
    listen();
    FakeSocket.all[0]!.onclose({ code: 1012 });
    expect(lines.at(-1)).toBe('lost');
    vi.advanceTimersByTime(backoff(0, 1) + 1);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.all[1]!.open();
    FakeSocket.all[1]!.onmessage({ data: '{"type":"pong"}' });
    expect(lines.at(-1)).toBe('live');
  });

  it('stays away when there is nothing to come back to', () => {
    listen();
    FakeSocket.all[0]!.onclose({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([4404]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('waits longer from try to try, but never for long', () => {
    const waits = [0, 1, 2, 3, 10].map((tries) => backoff(tries, 0.5));
    expect(waits).toEqual([400, 800, 1600, 3200, 5000]);
  });
});
