import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Listener } from '../src/lib/api/live';
import type { Choice, LiveMessage, TableState } from '../src/lib/api/types';

let hears: Listener;
let sent: { action: string; version: number; request: string }[];
vi.mock('../src/lib/api/line', () => ({
  lineTo: (_: string, listener: Listener) => {
    hears = listener;
    return { send: (message: never) => !!sent.push(message), again: () => {}, close: () => {}, hurry: () => {} };
  },
}));

const { Session } = await import('../src/lib/table/session.svelte');
const { keep } = await import('../src/lib/seats.svelte');

const choice = (action: string): Choice => ({ action, kind: action, args: [] }) as unknown as Choice;
/** Seat 0 is asked; where seats keep secrets no moment can be looked back at. */
const asked = (version: number, secret = false): TableState =>
  ({
    ...{ game: 'moon-river', viewer: 0, version, waiting_for: [0], choices: [choice('join'), choice('keep')] },
    ...{ seats: [{ key: 'a' }], log: [], log_from: 0, moments: secret ? null : version },
  }) as unknown as TableState;
const change = (state: TableState): void => hears.heard({ type: 'change', state } as unknown as LiveMessage);
const done = (): void => hears.heard({ type: 'done', request: sent.at(-1)!.request } as unknown as LiveMessage);

function sit(state: TableState): InstanceType<typeof Session> {
  keep('t', 'moon-river', { 0: 'secret' });
  const session = new Session('t');
  hears.line('live');
  change(state);
  return session;
}

describe('a click', () => {
  beforeEach(() => {
    sent = [];
    vi.stubGlobal('fetch', () => new Promise(() => {}));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is sent once, however often it is made', () => {
    const session = sit(asked(5));
    void session.act(choice('join'));
    void session.act(choice('join'));
    expect(session.busy).toBe(true);
    expect(sent).toHaveLength(1);
    done();
    expect(session.busy).toBe(false);
  });
  it('is sent on the picture that the last one led to, though that is not yet said to be done', () => {
    const session = sit(asked(5));
    void session.act(choice('join'));
    change(asked(6));
    expect(session.busy).toBe(false);
    void session.act(choice('place'));
    expect(sent.map(({ action, version }) => [action, version])).toEqual([
      ['join', 5],
      ['place', 6],
    ]);
  });
  it('waits for its beat where seats keep secrets, whatever others do', () => {
    const session = sit(asked(5, true));
    void session.act(choice('card'));
    change(asked(6, true));
    expect(session.busy).toBe(true);
    void session.act(choice('other'));
    expect(sent).toHaveLength(1);
  });
});

describe('what a computer weighs', () => {
  it('is shown until the table changes', () => {
    const session = sit(asked(5));
    const idea = { action: 'keep', phrase: { key: 'moon-river-action-keep', args: {} }, worth: 0.5 };
    hears.heard({ type: 'weighing', seat: 1, ideas: [idea] });
    expect(session.weighing).toMatchObject({ seat: 1, ideas: [{ action: 'keep' }] });
    change(asked(6));
    expect(session.weighing).toBeNull();
  });
});
