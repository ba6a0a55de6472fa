import { render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Choice, SeenEvent } from '../src/lib/api/types';
import type { LonghornView } from '../src/lib/board/longhorn/types';
import Board from '../src/lib/board/longhorn/Board.svelte';
import { NO_TRACES, passages, tracesOf } from '../src/lib/board/longhorn/traces';
import { spot, TOKENS } from '../src/lib/board/longhorn/view';
import { alsoSpeak, useLanguage } from '../src/lib/i18n/say.svelte';
import table from './longhorn-view.json';

const view = table as LonghornView;

const choice = (kind: string, ...args: (number | string)[]): Choice => ({
  action: `${kind} ${args.join(' ')}`,
  index: 0,
  phrase: { key: `longhorn-action-${kind}`, args: { colour: 'white', count: 1, place: 'there' } },
  kind,
  args,
});

beforeAll(async () => {
  await useLanguage('en');
  await alsoSpeak('longhorn');
});

describe('where a choice lies on the drawing', () => {
  const here = view.cells[view.outlaw!]!.place;
  it.each([
    [choice('move', 3), { place: 3, colour: null }],
    [choice('steal', 2), { place: here, colour: 2 }],
    [choice('brand', 5, 1), { place: 5, colour: 1 }],
    [choice('snake', 1, 4), { place: 4, colour: null }],
    [choice('epidemic', 3), { place: null, colour: 3 }],
    [choice('nugget'), { place: null, colour: null }],
  ])('$0.action', (one, where) => {
    expect(spot(view, one)).toEqual(where);
  });
});

describe('the board', () => {
  it('names nine places with their cows and tokens', () => {
    render(Board, { view });
    expect(screen.getAllByRole('heading')).toHaveLength(9);
    const cows = view.cells.flatMap((cell) => cell.cows.filter(Boolean)).length;
    expect(screen.getAllByRole('img', { name: /cows?$/ })).toHaveLength(cows);
    const tokens = view.cells.filter((cell) => cell.token in TOKENS).length;
    expect(document.querySelectorAll('[data-at^="token:"]')).toHaveLength(tokens);
  });

  it('hands the choice on when its place is pressed, and none where there is none', () => {
    const pick = vi.fn();
    const ride = choice('move', view.cells[0]!.place);
    const { container } = render(Board, { view, choices: [ride], pick });
    const buttons = container.querySelectorAll('button');
    expect(buttons).toHaveLength(1);
    buttons[0]!.click();
    expect(pick).toHaveBeenCalledWith(ride);
  });

  it('says why a place cannot be chosen', () => {
    const place = view.cells[4]!.place;
    render(Board, { view, whyNot: new Map([[place, 'Too far.']]) });
    expect(screen.getByRole('note', { name: /Too far\./ })).toBeTruthy();
  });
});

describe('what the last turn left', () => {
  const event = (kind: string, data: Record<string, unknown>): SeenEvent => ({ kind, data, phrase: null });
  const turn = [
    event('stole', { seat: 0, place: 1, colour: 0, count: 3 }),
    event('moved', { seat: 0, path: [1, 2] }),
    event('stole', { seat: 1, place: view.cells[0]!.place, colour: 1, count: 2 }),
    event('token-used', { seat: 1, place: view.cells[0]!.place, token: '4' }),
    event('moved', { seat: 1, path: [0, 1, 4].map((cell) => view.cells[cell]!.place) }),
  ];

  it('is the last theft and all that came after it', () => {
    const traces = tracesOf(turn);
    expect([...traces.cows]).toEqual([[`${view.cells[0]!.place}:1`, -2]]);
    expect(traces.tokens.get(view.cells[0]!.place)).toBe('4');
    expect(traces.path).toHaveLength(3);
    expect(tracesOf(turn.slice(0, 0))).toEqual(NO_TRACES);
  });

  it('shows as ghosts, and as a line through every place of the ride', () => {
    const bare = structuredClone(view);
    bare.cells[0]!.cows = [0, 0, 0, 0];
    const { container } = render(Board, { view: bare, traces: tracesOf(turn) });
    expect(container.textContent).toContain('−2');
    expect(container.querySelectorAll('svg.ride')).toHaveLength(3);
    expect(passages([0, 1, 4], 1)).toEqual([{ from: [-1, 0], to: [0, 1] }]);
  });

  it('leaves every place its row and column for whoever listens', () => {
    render(Board, { view });
    expect(screen.getAllByRole('heading')[5]!.textContent).toMatch(/, row 2, column 3$/);
  });
});
