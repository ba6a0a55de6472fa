import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Analysis, Point, SeatState, Turning } from '../src/lib/api/types';
import { alsoSpeak, useLanguage } from '../src/lib/i18n/say.svelte';
import { MatchAnalysis } from '../src/lib/study/analysis.svelte';
import AnalysisCard from '../src/lib/study/AnalysisCard.svelte';
import Bar from '../src/lib/study/Bar.svelte';
import { columns, HIGH, MIDDLE } from '../src/lib/study/columns';
import { Evaluator } from '../src/lib/study/evaluator.svelte';
import Standing from '../src/lib/study/Standing.svelte';

const point = (moment: number, value: number, exact: boolean): Point => ({
  moment,
  value,
  low: exact ? value : 0,
  high: exact ? value : 1,
  exact,
  phrase: exact
    ? { key: 'solver-stands-win', args: { seat: 'Eagle' } }
    : { key: 'solver-stands-ahead', args: { seat: 'Eagle', percent: 62 } },
});
const seat = (name: string): SeatState =>
  ({ seat: 0, key: name, name, phrase: { key: name, args: {} }, kind: 'record' }) as unknown as SeatState;
const seats = [seat('Ann'), seat('Bob')];
const turning: Turning = {
  moment: 31,
  turn: 2,
  by: 0,
  kind: 'win',
  position: '',
  phrase: {
    key: 'solver-turning-win',
    args: { turn: 2, seat: 'Eagle', action: 'Ride to Tulsa', better: 'Ride to Dagger Flat' },
  },
  played: null,
  better: null,
};
const analysed: Analysis = {
  version: 60,
  state: 'done',
  step: 9,
  proven: 3,
  total: 3,
  share: 1,
  summary: { key: 'solver-analysis-all', args: { proven: 3, total: 3 } },
  worth: [],
  points: [point(30, 0.62, false), point(31, 1, true), point(32, 0, true)],
  turnings: [turning],
};

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

beforeAll(async () => {
  await useLanguage('en');
  await alsoSpeak('longhorn');
  await alsoSpeak('advice');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the columns of the chart', () => {
  it('stand above the line for the first seat and hang below for the second', () => {
    const [guess, win, loss] = columns(analysed.points, 30, 32);
    expect(win).toMatchObject({ side: 0, exact: true, y: 2 });
    expect(loss).toMatchObject({ side: 1, exact: true, y: MIDDLE });
    expect(loss!.y + loss!.high).toBe(HIGH - 2);
    expect(guess!.exact).toBe(false);
    expect(guess!.high).toBeLessThan(win!.high / 3);
  });

  it('show a draw as a line in the middle, and leave out what is not known', () => {
    const [draw, ...rest] = columns([point(30, 0.5, true), { ...point(31, 0, false), value: null }], 30, 32);
    expect(draw!.y + draw!.high / 2).toBe(MIDDLE);
    expect(rest).toEqual([]);
  });
});

describe('who is ahead', () => {
  it('is called exact only when it is', () => {
    const { rerender } = render(Standing, { point: point(1, 0.62, false) });
    expect(screen.queryByText(/^Exact/)).toBeNull();
    screen.getByText(/Estimate: Eagle is ahead, about 62/);
    void rerender({ point: point(1, 1, true) });
    return vi.waitFor(() => screen.getByText('Exact: Eagle wins with best play'));
  });

  it('is a meter that speaks', () => {
    render(Bar, { point: point(1, 1, true) });
    const meter = screen.getByRole('meter', { name: 'Who is ahead' });
    expect(meter.getAttribute('aria-valuetext')).toBe('Exact: Eagle wins with best play');
    expect(meter.className).toContain('proven');
  });
});

describe('the evaluator', () => {
  const evaluation = (version: number, done: boolean) => ({
    ...point(40, 0.6, false),
    version,
    step: done ? 2 : 1,
    done,
  });

  it('asks on until it gets no better', async () => {
    vi.useFakeTimers();
    const fetched = vi
      .fn()
      .mockResolvedValueOnce(answer(evaluation(7, false)))
      .mockResolvedValueOnce(answer(evaluation(7, true)));
    vi.stubGlobal('fetch', fetched);
    const evaluator = new Evaluator('abc', () => 'secret');
    evaluator.follow(7, null);
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(String(fetched.mock.calls[1]![0])).toContain('since=1');
    expect(evaluator.found?.done).toBe(true);
  });

  it('never shows what belongs to another position', async () => {
    vi.useFakeTimers();
    let release: (answer: Response) => void = () => {};
    const late = new Promise<Response>((done) => (release = done));
    const fetched = vi
      .fn()
      .mockReturnValueOnce(late)
      .mockResolvedValue(answer(evaluation(8, true)));
    vi.stubGlobal('fetch', fetched);
    const evaluator = new Evaluator('abc', () => undefined);
    evaluator.follow(7, null);
    await vi.advanceTimersByTimeAsync(300);
    evaluator.follow(8, null);
    expect(evaluator.found).toBeNull();
    release(answer(evaluation(7, true)));
    await vi.advanceTimersByTimeAsync(100);
    expect(evaluator.found).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(evaluator.found?.version).toBe(8);
  });

  it('says why it was refused, and stops', async () => {
    vi.useFakeTimers();
    const fetched = vi
      .fn()
      .mockResolvedValue(answer({ error: { key: 'error-hints-off', args: {}, reasons: [] } }, 409));
    vi.stubGlobal('fetch', fetched);
    const evaluator = new Evaluator('abc', () => undefined);
    evaluator.follow(7, null);
    await vi.advanceTimersByTimeAsync(9000);
    expect(evaluator.trouble?.key).toBe('error-hints-off');
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('the analysis', () => {
  const card = (analysis: MatchAnalysis, go = vi.fn()) => {
    render(AnalysisCard, { analysis, first: 30, last: 32, at: 32, seats, go });
    return go;
  };

  it('begins when it is wanted', async () => {
    const fetched = vi.fn().mockResolvedValue(answer(analysed));
    vi.stubGlobal('fetch', fetched);
    card(new MatchAnalysis('abc', () => undefined));
    screen.getByRole('button', { name: 'Analyse game' }).click();
    await vi.waitFor(() => screen.getByText('Every moment of this game is proven.'));
    expect(fetched.mock.calls[0]![1]).toMatchObject({ method: 'POST' });
  });

  it('leads to the moment at which the game turned', () => {
    const analysis = new MatchAnalysis('abc', () => undefined);
    analysis.found = analysed;
    const go = card(analysis);
    screen.getByRole('button', { name: /Turn 2, Eagle: Ride to Tulsa\. That gave the win away\./ }).click();
    expect(go).toHaveBeenCalledWith(31);
  });

  it('tells how far it is', () => {
    const analysis = new MatchAnalysis('abc', () => undefined);
    analysis.found = { ...analysed, state: 'running', share: 0.4, proven: 2, total: 9, turnings: [] };
    card(analysis);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    screen.getByText('Analysing: 2 of 9 moments proven');
  });
});
