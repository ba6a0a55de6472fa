/** A study is a tree: it grows, is written and read again, and a link holds it whole. */

import { describe, expect, it } from 'vitest';

import type { ChoiceValue, Values } from '../src/lib/api/types';
import { StudyBoard } from '../src/lib/desk/board.svelte';
import { blank, placed, readPosition, writePosition } from '../src/lib/desk/longhorn/edited';
import {
  beside,
  cut,
  grown,
  lineFrom,
  MOST,
  NotOurs,
  packed,
  pathTo,
  planted,
  read,
  size,
  unpacked,
  written,
} from '../src/lib/desk/tree';
import { verdict } from '../src/lib/study/verdict';

const POSITION = 'D,Nwwbb.4,Tg.r/Mo.a,R,Cggg.a/S,Bwwogb.a,Koogb.o J steal K wwwoooggbb$3 wwoogbbb$3 SR - choice any';

function tree() {
  const made = planted('longhorn', POSITION);
  const first = grown(made.root, 'steal w', null);
  grown(first, 'move T', null).note = 'quiet — “so”';
  grown(made.root, 'steal b', null).name = 'Greedy';
  return made;
}

describe('a tree', () => {
  it('grows a branch once', () => {
    const { root } = tree();
    expect(root.children.map(({ action }) => action)).toEqual(['steal w', 'steal b']);
    expect(grown(root, 'steal b', 'x')).toBe(root.children[1]);
    expect(root.children).toHaveLength(2);
  });

  it('knows ways, lines and branches beside', () => {
    const { root } = tree();
    const last = lineFrom(root).at(-1)!;
    expect(pathTo(last).map(({ action }) => action)).toEqual(['', 'steal w', 'move T']);
    expect(beside(root.children[0]!, 1)).toBe(root.children[1]);
    expect(beside(root.children[0]!, -1)).toBe(root.children[1]);
    cut(root.children[0]!);
    expect(root.children.map(({ action }) => action)).toEqual(['steal b']);
  });

  it('is the same after a file and after a link', async () => {
    const text = written(tree());
    expect(written(read(text))).toBe(text);
    const link = await packed(tree());
    expect(link).toMatch(/^[\w-]+$/);
    expect(written(await unpacked(link))).toBe(text);
  });

  it('grows no larger than can be opened again, and says so', async () => {
    const board = new StudyBoard('longhorn');
    const large = planted('longhorn', POSITION);
    for (let n = size(large.root); n < MOST; n++) grown(large.root, `move ${n}`, null);
    board.tree = large;
    board.at = large.root;
    await board.pick({ action: 'steal w' });
    board.addLine(['steal b']);
    expect(board.trouble).toEqual([{ key: 'web-study-full', args: { most: MOST } }]);
    expect(size((await unpacked(await packed(large))).root)).toBe(MOST);
  });

  it.each(['', '{}', '[]', '{"highnoon-study":2,"game":"longhorn","position":"","tree":[""]}', 'x'])(
    'takes nothing strange: %s',
    async (text) => {
      expect(() => read(text)).toThrow(NotOurs);
      await expect(unpacked(text || '!')).rejects.toThrow(NotOurs);
    },
  );
});

describe('an edited position', () => {
  it('is written as it was read', () => {
    expect(writePosition(readPosition(POSITION))).toBe(POSITION);
  });
  it('is empty where nothing can be read', () => {
    expect(readPosition('nonsense')).toEqual(blank());
  });
  it('swaps places', () => {
    const cells = placed(blank().cells, 0, 'T');
    expect(cells.map(({ place }) => place).join('')).toBe('TBCDMRKSN');
  });
});

describe('a second try', () => {
  const choice = (action: string, low: number, high: number, dollars: number | null): ChoiceValue => ({
    action,
    low,
    high,
    exact: low === high,
    margin: dollars === null ? null : { least: dollars, most: dollars, outright: null },
    phrase: { key: action, args: {} },
  });
  const values = (done: boolean, ...choices: ChoiceValue[]): Values => ({
    position: '',
    step: 1,
    done,
    phrase: null,
    exact: true,
    choices,
    line: [],
    reason: null,
  });
  const found = values(false, choice('a', 1, 1, 500), choice('b', 1, 1, 300), choice('c', 0, 0, -100));

  it('is as good as the best, dearer, or worse', () => {
    expect(verdict('a', 'x', found)).toEqual({ kind: 'best' });
    expect(verdict('b', 'x', found)).toEqual({ kind: 'dollars', dollars: 200 });
    expect(verdict('c', 'x', found)).toMatchObject({ kind: 'worse', phrase: { key: 'c' } });
    expect(verdict('b', 'b', null)).toEqual({ kind: 'best' });
  });
  it('waits for a proof, and says when there is none', () => {
    const open = [choice('a', 0, 1, null), choice('b', 0.5, 0.5, null)];
    expect(verdict('b', 'x', values(false, ...open)).kind).toBe('thinking');
    expect(verdict('b', 'x', values(true, ...open)).kind).toBe('open');
    expect(verdict('a', 'x', null).kind).toBe('thinking');
  });
});
