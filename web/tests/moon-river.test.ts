import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Choice } from '../src/lib/api/types';
import type { MoonRiverView } from '../src/lib/board/moon-river/types';
import { grouped } from '../src/lib/board/moon-river/groups';
import { Hold } from '../src/lib/board/moon-river/hold.svelte';
import { liesOf, over, pointed, stepped, swapped, turned, type Lie } from '../src/lib/board/moon-river/laying';
import Ranch from '../src/lib/board/moon-river/Ranch.svelte';
import {
  cellName,
  cellNumber,
  choiceParcels,
  parcelName,
  parcelTip,
  rowsShown,
} from '../src/lib/board/moon-river/view';
import { alsoSpeak, useLanguage } from '../src/lib/i18n/say.svelte';
import table from './moon-river-view.json';

// Purple: meadows on a1 (a prospector) and a2 (two cows), deserts on b1 and b2; Mc and K5 are joined.
const view = table as unknown as MoonRiverView;
const WAYS = 'nesw';

const choice = (action: string, ...args: (number | string)[]): Choice => ({
  action,
  index: 0,
  phrase: { key: 'moon-river-action-place-cells', args: { from: 'a', to: 'b' } },
  kind: action.split(' ')[0]!,
  args,
});
const place = (cell: string, way: string): Choice =>
  choice(`place ${cell} ${way}`, cellNumber(cell), WAYS.indexOf(way));
const CHOICES = [place('a3', 'n'), place('b3', 'w'), place('a3', 'e'), place('e1', 'n'), place('e2', 's')];
const lies = liesOf(view, CHOICES);
const [north, west, east, bridge, back] = lies as [Lie, Lie, Lie, Lie, Lie];

beforeAll(async () => {
  await useLanguage('en');
  await alsoSpeak('moon-river');
});

describe('where the domino may lie', () => {
  it('is read from the choices', () => {
    expect(north.cells).toEqual([cellNumber('a3'), cellNumber('a4')]);
    expect(west.cells).toEqual([cellNumber('b3'), cellNumber('a3')]);
    expect(north.parcels.map((parcel) => parcel.code)).toEqual(['Mc', 'K5']);
  });
  it('begins with what starts on the cell', () => {
    expect(over(lies, cellNumber('a3'))).toEqual([north, east, west]);
    expect(over(lies, cellNumber('c5'))).toEqual([]);
  });
  it('keeps its turn when pointing elsewhere, if that fits', () => {
    expect(pointed(lies, cellNumber('a3'), 3)).toBe(west);
    expect(pointed(lies, cellNumber('e1'), 1)).toBe(bridge);
    expect(pointed(lies, cellNumber('c5'), 1)).toBeNull();
  });
  it('turns around its cell and comes back', () => {
    expect(turned(lies, north)).toBe(east);
    expect(turned(lies, west, cellNumber('a3'))).toBe(north);
  });
  it('swaps its ends on the same cells', () => {
    expect(swapped(lies, bridge)).toBe(back);
    expect(swapped(lies, west)).toBe(east);
    expect(swapped(lies, north)).toBeNull();
  });
  it('goes to the nearest place in a direction', () => {
    expect([bridge, back]).toContain(stepped(lies, east, 1));
    expect(stepped(lies, bridge, 0)?.cells).toContain(cellNumber('a3'));
    expect(stepped(lies, bridge, 1)).toBeNull();
  });
  it('holds one side of a tile', () => {
    const tile = { ...view.turn.pair[0]!, code: 'M+1' };
    const two = { ...view, tiles: [{ sides: [tile, { ...tile, code: 'C+1' }], where: 'beside' }] };
    const [lie] = liesOf(two, [choice('bonus M+1 b3', 25, cellNumber('b3'))]);
    expect(lie).toMatchObject({ cells: [cellNumber('b3')], turn: 25, parcels: [{ code: 'M+1' }] });
  });
});

describe('the hand', () => {
  const held = (): Hold =>
    new Hold(
      () => lies,
      (cell) => `not ${cell}`,
    );

  it('pins by a tap and turns by the next', () => {
    const hold = held();
    hold.tap(cellNumber('a3'));
    expect(hold.shown).toBe(north);
    hold.tap(cellNumber('a3'));
    expect(hold.shown).toBe(east);
  });
  it('says why not, and keeps what was pinned', () => {
    const hold = held();
    hold.tap(cellNumber('e1'));
    hold.tap(cellNumber('c5'));
    expect(hold.misfit?.why).toBe(`not ${cellNumber('c5')}`);
    expect(hold.pinned).toBe(bridge);
  });
  it('shows what is pointed at and returns to what is pinned', () => {
    const hold = held();
    hold.tap(cellNumber('e1'));
    hold.point(cellNumber('b3'));
    expect(hold.shown).toBe(west);
    hold.point(null);
    expect(hold.shown).toBe(bridge);
  });
  it('begins with the first place when keys are used', () => {
    const hold = held();
    hold.move(0);
    expect(hold.shown).toBe(north);
    hold.swap();
    expect(hold.shown).toBe(north);
    expect(hold.misfit).not.toBeNull();
  });
  it('forgets what is no longer possible', () => {
    let now: readonly Lie[] = lies;
    const hold = new Hold(
      () => now,
      () => '',
    );
    hold.pin(north);
    now = [bridge];
    expect(hold.shown).toBeNull();
  });
});

describe('long lists', () => {
  const many = [
    choice('enough'),
    ...[...'abcde'].flatMap((column) => [0, 1].map((way) => choice(`drive ${column}2 ${WAYS[way]}`, 5, way))),
  ];
  it('are grouped by where they begin', () => {
    const { single, groups } = grouped(many);
    expect(single.map((one) => one.action)).toEqual(['enough']);
    expect(groups.map((group) => [group.key, group.choices.length])).toEqual(
      [...'abcde'].map((column) => [`${column}2`, 2]),
    );
  });
  it('stay one list when they are short', () => {
    expect(grouped(many.slice(0, 9)).groups).toEqual([]);
    expect(grouped(many.slice(0, 9)).single).toHaveLength(9);
  });
});

describe('words', () => {
  const ranch = view.ranches[0]!;
  it('name parcels and cells', () => {
    expect(parcelName(view.turn.pair[1]!)).toBe('cornfield (5 corn)');
    expect(cellName(ranch.cells[5]!)).toBe('a2: meadow and 2 cows');
    expect(cellName(ranch.cells[0]!)).toBe('a1: meadow (circle and nugget) and prospector');
    expect(cellName(ranch.cells[2]!, true)).toBe('homestead');
    expect(cellName(ranch.cells[24]!)).toBe('e5: free');
  });
  it('explain every symbol, before and after laying', () => {
    expect(parcelTip(ranch.cells[0]!.parcel!)).toContain('you recruit a partner');
    expect(parcelTip(view.turn.pair[0]!, true)).toContain('has come');
  });
  it('know which parcels a choice is about', () => {
    const shown = (one: Choice): string[] => choiceParcels(view, one).map((parcel) => parcel.code);
    expect(shown(choice('stand 2', 1))).toEqual([view.there[1]!.parcel!.code]);
    expect(shown(choice('take'))).toEqual([]);
  });
});

describe('the ranch', () => {
  const ranch = view.ranches[0]!;
  it('draws its cells from the far end to the river', () => {
    render(Ranch, { ranch, seat: 0, label: 'mine' });
    const cells = screen.getAllByRole('listitem').map((cell) => cell.getAttribute('aria-label'));
    expect(cells).toHaveLength(25);
    expect(cells[0]).toBe('a5: free');
    expect(cells[22]).toBe('homestead');
    expect(screen.getAllByRole('img', { name: /bridge/ })).toHaveLength(3);
  });
  it('tells which cell was tapped', () => {
    const tap = vi.fn();
    const { container } = render(Ranch, { ranch, seat: 0, label: 'mine', open: new Set([10]), tap });
    container.querySelector<HTMLButtonElement>('[data-cell="10"] .tap')!.click();
    expect(tap).toHaveBeenCalledWith(10);
  });
  it('shows only the rows that can be reached', () => {
    const long = {
      ...ranch,
      cells: Array.from({ length: 50 }, (_, n) => ranch.cells[n] ?? { ...ranch.cells[24]!, name: 'x' }),
    };
    expect(rowsShown(long)).toBe(5);
    const parcel = ranch.cells[0]!.parcel;
    expect(rowsShown({ ...long, cells: long.cells.map((cell, n) => (n === 30 ? { ...cell, parcel } : cell)) })).toBe(9);
  });
});
