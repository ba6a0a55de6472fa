import { beforeEach, describe, expect, it } from 'vitest';

import type { Choice } from '../src/lib/api/types';
import { Carry } from '../src/lib/board/moon-river/carry.svelte';
import { Hold } from '../src/lib/board/moon-river/hold.svelte';
import type { Lie } from '../src/lib/board/moon-river/laying';

const pair = { action: 'join D1 C1', kind: 'join' } as Choice;
const [CELL, BESIDE] = [7, 8];
const lie = (cells: number[], turn: number): Lie => ({ choice: {} as Choice, cells, parcels: [], turn });
const [up, right] = [lie([CELL, CELL + 5], 0), lie([CELL, BESIDE], 1)];

// One cell of a hundred pixels, with the stores below it.
const ranch = document.createElement('div');
ranch.dataset.cell = String(CELL);
ranch.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
const RIGHT = { clientX: 90, clientY: 50 };
const STORES = { clientX: 50, clientY: 300 };

let lies: Lie[];
let laid: [Lie, boolean][];
let joined: Choice[];
let carry: Carry;

const send = (type: string, at: { clientX: number; clientY: number }): unknown =>
  dispatchEvent(Object.assign(new MouseEvent(type, at), { pointerId: 1 }));
function press(): void {
  carry.grab(Object.assign(new MouseEvent('pointerdown', STORES), { pointerId: 1 }) as PointerEvent, pair);
}
/** The house answers: what was joined is in the hand. */
function answered(now: Lie[]): void {
  lies = now;
  carry.arrive();
}

beforeEach(() => {
  [lies, laid, joined] = [[], [], []];
  document.elementFromPoint = (_, y) => (y < 100 ? ranch : null);
  const hold = new Hold(
    () => lies,
    () => 'no',
    (one, sure) => laid.push([one, sure]),
  );
  carry = new Carry(hold, (choice) => joined.push(choice));
});

describe('a pair that is carried to the ranch', () => {
  it('is joined once, on the way', () => {
    press();
    send('pointermove', { ...STORES, clientY: STORES.clientY - 3 });
    expect(joined).toEqual([]);
    send('pointermove', RIGHT);
    send('pointermove', RIGHT);
    send('pointerup', STORES);
    expect(joined).toEqual([pair]);
  });
  it('is laid where it is let go', () => {
    press();
    send('pointermove', RIGHT);
    answered([up, right]);
    send('pointerup', RIGHT);
    expect(laid).toEqual([[right, true]]);
  });
  it('is laid there too when it is let go before the house has joined it', () => {
    press();
    send('pointermove', RIGHT);
    send('pointerup', RIGHT);
    expect(laid).toEqual([]);
    answered([up, right]);
    expect(laid).toEqual([[right, true]]);
  });
  it('stays in the hand when it was let go elsewhere', () => {
    press();
    send('pointermove', RIGHT);
    send('pointerup', STORES);
    answered([up, right]);
    expect(laid).toEqual([]);
  });
  it('stays in the hand when the browser takes the finger away', () => {
    press();
    send('pointermove', RIGHT);
    send('pointercancel', RIGHT);
    answered([up, right]);
    expect(laid).toEqual([]);
  });
  it('lays nothing of a later moment where the house did not join it', () => {
    press();
    send('pointermove', RIGHT);
    send('pointerup', RIGHT);
    answered([]);
    answered([up, right]);
    expect(laid).toEqual([]);
  });
});
