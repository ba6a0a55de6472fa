import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Choice, SeatState } from '../src/lib/api/types';
import type { MoonRiverView } from '../src/lib/board/moon-river/types';
import { grouped } from '../src/lib/board/moon-river/groups';
import { Hold } from '../src/lib/board/moon-river/hold.svelte';
import { liesOf, over, pointed, stepped, swapped, turned, type Lie } from '../src/lib/board/moon-river/laying';
import Ranch from '../src/lib/board/moon-river/Ranch.svelte';
import Score from '../src/lib/board/moon-river/Score.svelte';
import { border, middle, sum, territories } from '../src/lib/board/moon-river/territories';
import {
  cellName,
  cellNumber,
  choiceArt,
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

/** Two sides of a tile, as the house names them. */
const side = { ...view.turn.pair[0]!, code: 'M+1' };
const tiles = liesOf(
  { ...view, tiles: [{ sides: [side, { ...side, code: 'C+1' }], where: 'beside' }] },
  ['M+1 b3', 'C+1 b3', 'C+1 c4'].map((one) => {
    const [code, cell] = one.split(' ') as [string, string];
    return choice(`bonus ${one}`, code, cellNumber(cell));
  }),
);

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
  it('has one side of a tile up', () => {
    expect(tiles.map(({ cells, turn, parcels }) => [cells[0], turn, parcels[0]!.code])).toEqual([
      [cellNumber('b3'), 0, 'M+1'],
      [cellNumber('b3'), 1, 'C+1'],
      [cellNumber('c4'), 1, 'C+1'],
    ]);
  });
});

describe('the hand', () => {
  const prepared: Lie[] = [];
  const held = (): Hold =>
    new Hold(
      () => lies,
      (cell) => `not ${cell}`,
      (lie) => prepared.push(lie),
    );

  it('prepares what it pins, so that the tool bar can lay it', () => {
    held().pin(north);
    expect(prepared.at(-1)).toBe(north);
  });
  it('pins by a tap and turns by the next', () => {
    const hold = held();
    hold.tap(cellNumber('a3'));
    expect(hold.shown).toBe(north);
    hold.tap(cellNumber('a3'));
    expect(hold.shown).toBe(east);
  });
  it('takes a tap on its end for a yes', () => {
    const sure: [Lie, boolean][] = [];
    const hold = new Hold(
      () => lies,
      () => '',
      (lie, all) => sure.push([lie, all]),
    );
    hold.tap(cellNumber('a3'));
    hold.tap(cellNumber('a4'));
    expect(sure).toEqual([
      [north, false],
      [north, true],
    ]);
  });
  it('points where the next tap is, beside the first', () => {
    const hold = held();
    hold.tap(cellNumber('a3'));
    hold.tap(cellNumber('b3'));
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
  it('is sure where it fits in one way alone, and where both ends were named', () => {
    const sure: [Lie, boolean][] = [];
    const hold = new Hold(
      () => lies,
      () => '',
      (lie, all) => sure.push([lie, all]),
    );
    hold.tap(cellNumber('e1'));
    hold.tap(cellNumber('a3'));
    hold.tap(cellNumber('b3'));
    hold.clear();
    hold.tap(cellNumber('a4'), false);
    hold.clear();
    hold.tap(cellNumber('a4'));
    expect(sure).toEqual([
      [bridge, false],
      [north, false],
      [east, true],
      [north, false],
      [north, true],
    ]);
  });
  it('lies over the two cells between which it is dropped', () => {
    const sure: [Lie, boolean][] = [];
    const hold = new Hold(
      () => lies,
      () => '',
      (lie, all) => sure.push([lie, all]),
    );
    hold.aim(cellNumber('a3'), cellNumber('b3'));
    expect(hold.shown).toBe(east);
    hold.aim(cellNumber('a3'), cellNumber('a4'));
    expect(hold.shown).toBe(north);
    hold.drop();
    expect(sure).toEqual([[north, true]]);
  });
  it('lies with the side up that was chosen, also where it is shown already', () => {
    const laid: [Lie, boolean][] = [];
    const hold = new Hold(
      () => tiles,
      () => '',
      (lie, sure) => laid.push([lie, sure]),
    );
    expect(hold.sides).toEqual([tiles[0], tiles[1]]);
    hold.face(tiles[1]!);
    hold.tap(cellNumber('b3'));
    hold.tap(cellNumber('c4'));
    expect(laid).toEqual([
      [tiles[1], false],
      [tiles[1], true],
      [tiles[2], true],
    ]);
  });
  it('forgets what is no longer possible', () => {
    let now: readonly Lie[] = lies;
    const hold = new Hold(
      () => now,
      () => '',
      () => {},
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
    expect(grouped(many.slice(0, 10)).groups).toEqual([]);
    expect(grouped(many.slice(0, 10)).single).toHaveLength(10);
  });
  it('offer a chip before its side', () => {
    const chips = ['recruit thief', 'recruit farmer', 'cowboy thief', 'cowboy farmer'].map((one) => choice(one));
    const { single, groups } = grouped(chips);
    expect(single).toEqual([]);
    expect(groups.map((group) => group.choices.map((one) => one.action))).toEqual([
      ['recruit thief', 'cowboy thief'],
      ['recruit farmer', 'cowboy farmer'],
    ]);
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

  it('draw whose cow or parcel it is, since ranches have the same places', () => {
    expect(choiceArt(choice('steal white b3', 1, 11))).toBe('ranchero-1');
    expect(choiceArt(choice('demand green K5', 3, 'K5'))).toBe('ranchero-3');
    expect(choiceArt(choice('drive b3 n', 11, 0))).toBe('meeple-cow');
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
    // Nothing has a size here, so that no finger is sure of it.
    expect(tap).toHaveBeenCalledWith(10, false);
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

describe('the score', () => {
  const seats = view.ranches.map(
    (_, seat): SeatState =>
      ({ seat, name: `Player ${seat}`, phrase: { key: 'moon-river-seat-white', args: {} } }) as SeatState,
  );
  it('calls nobody You for whoever only watches', () => {
    const columns = (mine: number): string[] => {
      const { getAllByRole, unmount } = render(Score, { props: { view, seats, mine } });
      const names = getAllByRole('columnheader').map((one) => one.textContent ?? '');
      unmount();
      return names;
    };
    expect(columns(0)[0]).toBe('You');
    expect(columns(-1)).not.toContain('You');
  });
});

describe('territories', () => {
  it('bring what the server counts', () => {
    for (const ranch of view.ranches) {
      const counted: Record<string, number> = {};
      for (const { cells, points } of territories(ranch)) {
        const { landscape } = ranch.cells[cells[0]!]!.parcel!;
        counted[landscape] = (counted[landscape] ?? 0) + points;
      }
      for (const [landscape, points] of Object.entries(ranch.score.lands)) expect(counted[landscape] ?? 0).toBe(points);
    }
  });
  it('are parcels that touch, with their sum in the middle', () => {
    const { cells } = view.ranches[0]!;
    const parcel = cells[0]!.parcel;
    // Three in a row and one above the last, which touches nothing else; the left end of the next row does not.
    const laid = [0, 1, 3, 4, 9, 5];
    const ranch = {
      ...view.ranches[0]!,
      cells: cells.map((cell, n) => ({ ...cell, parcel: laid.includes(n) ? parcel : null, cows: n === 9 ? 2 : 0 })),
    };
    const found = territories(ranch);
    expect(found.map(({ cells }) => [...cells].sort((a, b) => a - b))).toEqual([
      [0, 1, 5],
      [3, 4, 9],
    ]);
    expect(found.map(sum)).toEqual(['3×0=0', '3×1=3']);
    expect(middle(found[1]!)).toBe(4);
    // Eight sides face another territory or the end of the ranch.
    expect(border(found[1]!, 5).match(/M/g)).toHaveLength(8);
  });
});
