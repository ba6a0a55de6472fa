import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ANSWER_WITHIN, backoff, Live, SILENCE, type Line } from '../src/lib/api/live';

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
  closed = false;
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
}

describe('the live line', () => {
  const lines: Line[] = [];
  const gone: number[] = [];
  const all: Live[] = [];
  const listen = (): Live => {
    const line = new Live('abc', {
      tokens: () => ['secret'],
      heard: () => {},
      line: (line) => lines.push(line),
      gone: (code) => gone.push(code),
    });
    all.push(line);
    return line;
  };

  const say = (socket: FakeSocket, type: string) => socket.onmessage({ data: JSON.stringify({ type }) });

  beforeEach(() => {
    vi.useFakeTimers();
    // Waits are drawn by chance: here they are always the same.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    FakeSocket.all = [];
    lines.length = gone.length = 0;
  });
  afterEach(() => {
    for (const line of all.splice(0)) line.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
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
    vi.advanceTimersByTime(backoff(0, 2000, 1) + 1);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.all[1]!.open();
    say(FakeSocket.all[1]!, 'pong');
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
    const waits = [0, 1, 2, 3, 10].map((tries) => backoff(tries, 2000, 0.5));
    expect(waits).toEqual([400, 800, 1600, 2000, 2000]);
  });

  it('asks after a silence, and is lost within eight seconds when nobody answers', () => {
    listen();
    const socket = FakeSocket.all[0]!;
    socket.open();
    say(socket, 'state');
    vi.advanceTimersByTime(SILENCE);
    expect(socket.sent.at(-1)).toBe('{"type":"ping"}');
    say(socket, 'pong');
    vi.advanceTimersByTime(SILENCE + ANSWER_WITHIN - 1);
    expect(lines.at(-1)).toBe('live');
    vi.advanceTimersByTime(1);
    expect(SILENCE + ANSWER_WITHIN).toBeLessThan(8000);
    expect(lines.at(-1)).toBe('lost');
    expect(socket.closed).toBe(true);
  });

  it('comes back within three seconds of the network, however long that was away', async () => {
    const reach = vi.fn(() => Promise.reject(new Error('dark')));
    vi.stubGlobal('fetch', reach);
    listen();
    FakeSocket.all[0]!.onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(90_000);
    // Browsers hold back whoever opens WebSockets in vain: they are few, the questions many.
    expect(FakeSocket.all.length).toBeLessThan(15);
    expect(reach.mock.calls.length).toBeGreaterThan(80);
    const known = FakeSocket.all.length;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(known + 1);
    const socket = FakeSocket.all.at(-1)!;
    socket.open();
    say(socket, 'state');
    expect(lines.at(-1)).toBe('live');
    expect(FakeSocket.all.slice(0, -1).every((one) => one.closed || one === FakeSocket.all[0])).toBe(true);
  });

  it('is not held up by a question that the dark has swallowed', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    listen();
    FakeSocket.all[0]!.onclose({ code: 1006 });
    await vi.advanceTimersByTimeAsync(20_000);
    const known = FakeSocket.all.length;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    await vi.advanceTimersByTimeAsync(750);
    expect(FakeSocket.all).toHaveLength(known + 1);
  });

  it('tries at once when the network is back or somebody asks for it', () => {
    const line = listen();
    const cut = () => FakeSocket.all.at(-1)!.onclose({ code: 1006 });
    cut();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    cut();
    line.hurry();
    expect(FakeSocket.all).toHaveLength(3);
  });
});
