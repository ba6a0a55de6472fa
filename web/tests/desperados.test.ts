import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import type { Choice, LogEntry } from '../src/lib/api/types';
import type { DesperadosView, Suspect } from '../src/lib/board/desperados/types';
import { beats, heistsBefore, latestReckoning, nearMiss, reckonings, roundOf } from '../src/lib/board/desperados/beats';
import Orders from '../src/lib/board/desperados/Orders.svelte';
import Plan from '../src/lib/board/desperados/Plan.svelte';
import Players from '../src/lib/board/desperados/Players.svelte';
import { Showing } from '../src/lib/board/desperados/reckoner.svelte';
import { filmScene, sceneOf } from '../src/lib/board/desperados/scene';
import * as desperados from '../src/lib/board/desperados/view';
import { alsoSpeak, useLanguage } from '../src/lib/i18n/say.svelte';
import kept from './desperados-views.json';

// One match as Green and the sheriff saw it in round 2, move 3, and its public log up to round 3.
const gang = kept.gang as DesperadosView;
const sheriff = kept.sheriff as DesperadosView;
const log = kept.log as unknown as LogEntry[];

const choice = (kind: string, ...args: string[]): Choice => ({
  action: [kind, ...args].join(' '),
  index: 0,
  phrase: { key: `desperados-action-${kind}`, args: { town: args[0] ?? '', deputies: 0, from: '', target: '' } },
  kind,
  args,
});

beforeAll(async () => {
  await useLanguage('en');
  await alsoSpeak('desperados');
});

describe('who is where', () => {
  it('one’s own side is known, the other was last seen', () => {
    expect(desperados.standing(gang, 1)).toBe('el-paso');
    expect(desperados.standing(gang, 0)).toBe('tucson');
    expect(desperados.lastSeen(sheriff.players[1]!)).toEqual({ town: 'el-paso', move: 2 });
    expect(desperados.lastSeen(sheriff.players[3]!)).toEqual({ town: 'prescott', move: 1 });
  });

  it('a choice lies in its town', () => {
    expect(desperados.townOf(gang, choice('card', 'las-cruces'))).toBe('las-cruces');
    expect(desperados.townOf(gang, choice('card', 'saloon'))).toBe('el-paso');
    expect(desperados.townOf(sheriff, choice('ride', 'yuma', 'tucson'))).toBe('tucson');
    expect(desperados.townOf(gang, choice('poker'))).toBe('el-paso');
    expect(desperados.choiceAt(sheriff, [choice('ride', 'yuma', 'tucson')], 'tucson')).toBeNull();
  });
});

describe('belief', () => {
  const places = (seat: number, shares: Record<string, number>): Suspect => ({
    seat,
    places: Object.entries(shares).map(([town, share]) => ({ town, share })),
  });
  it('is the chance that one of those looked for is there', () => {
    const both = [places(1, { taos: 0.5, yuma: 0.5 }), places(2, { taos: 0.5 })];
    expect(Object.fromEntries(desperados.heat(both))).toEqual({ taos: 0.75, yuma: 0.5 });
    expect(Object.fromEntries(desperados.heat(both, 2))).toEqual({ taos: 0.5 });
  });
  it.each([
    [0, '0%'],
    [0.004, '<1%'],
    [0.126, '13%'],
    [1, '100%'],
  ])('%d is said as %s', (share, said) => expect(desperados.percent(share)).toBe(said));
});

describe('coaches', () => {
  const [brown] = gang.coaches as [desperados.CoachView];
  it('drive a town in each move', () => {
    const stops = desperados.stops(brown, 3);
    expect(stops.map((stop) => stop.town)).toEqual(['santa-fe', 'taos', 'shiprock', 'gallup', 'albuquerque']);
    expect(stops.map((stop) => stop.when)).toEqual(['past', 'past', 'now', 'next', 'next']);
  });
});

describe('pencilled plans', () => {
  const steps = (...cards: string[]) => cards.map((card) => ({ card, options: [] as string[] }));
  const plan = {
    by: 1,
    laid: 2,
    auto: false,
    promised: '',
    steps: steps('roswell', 'el-paso', 'las-cruces', '', 'socorro'),
  };

  it('are written with their round, a dash where nothing is', () => {
    expect(desperados.writePencil(2, ['', '', 'las-cruces', 'saloon', ''])).toBe('r2 - - las-cruces saloon -');
  });
  it('stand behind the cards that are laid', () => {
    expect(desperados.cardsOf(gang, 1, plan)).toEqual(['roswell', 'el-paso', 'las-cruces', '', 'socorro']);
    expect(desperados.cardsOf(sheriff, 1)).toEqual(['roswell', 'el-paso', '', '', '']);
  });
  it('lie on the map behind the real cards', () => {
    const drawn = sceneOf(gang, [plan]).rides.filter((ride) => ride.pencil);
    expect(drawn.map((ride) => [ride.from, ride.to])).toEqual([
      ['el-paso', 'las-cruces'],
      ['las-cruces', 'socorro'],
    ]);
    const stays = { ...plan, steps: steps('roswell', 'el-paso', 'saloon', '', '') };
    expect(sceneOf(gang, [stays]).rides.some((ride) => ride.pencil)).toBe(false);
  });
  it('can be changed among what the house offers, and all of it is sent', async () => {
    const offered = plan.steps.map((step, n) => (n < 2 ? step : { ...step, options: ['las-cruces', 'saloon'] }));
    const write = vi.fn();
    render(Plan, { view: gang, plan: { ...plan, steps: offered }, write });
    const fields = screen.getAllByRole('combobox');
    expect(fields).toHaveLength(3);
    expect([...(fields[1] as HTMLSelectElement).options].map((one) => one.value)).toEqual(['', 'las-cruces', 'saloon']);
    await fireEvent.change(fields[1]!, { target: { value: 'saloon' } });
    expect(write).toHaveBeenCalledWith('r2 - - las-cruces saloon socorro');
  });
});

describe('the reckoning as a film', () => {
  it('is cut from the log', () => {
    expect(reckonings(log)).toHaveLength(2);
    expect(latestReckoning(log).at(-1)!.kind).toBe('round');
    expect(heistsBefore(log).map((heist) => [heist.town, heist.height])).toContainEqual(['roswell', 2]);
  });
  it('shows rides, arrests and money beat by beat', () => {
    const film = beats(latestReckoning(log));
    expect(film.map((beat) => beat.kind)).toEqual([
      'moved',
      'missed',
      'heist-won',
      'tile',
      'moved',
      'moved',
      'moved',
      'missed',
      'arrested',
      'moved',
    ]);
    expect(film[0]!.pawns).toEqual({ 0: 'phoenix', 1: 'roswell', 2: 'roswell', 3: 'prescott' });
    expect(film[3]!.money).toBe(1600);
    expect(film[8]!.arrested).toEqual([2]);
    expect(film[9]!.pawns[2]).toBe('shiprock');
    expect(film[1]!.rides).toEqual(film[0]!.rides);
  });
  it('tells whom the sheriff has only just missed', () => {
    const ride = (seat: number, from: string, to: string) => ({ seat, from, to, card: to });
    const law = ride(0, 'yuma', 'tucson');
    expect(nearMiss([law, ride(1, 'tucson', 'yuma')])).toMatchObject({ how: 'passed', seats: [1] });
    expect(nearMiss([law, ride(1, 'tucson', 'nogales'), ride(2, 'taos', 'yuma')])).toMatchObject({
      how: 'late',
      seats: [1],
    });
    // Whoever is met is no near miss, and a sheriff who stays passes nobody.
    expect(nearMiss([law, ride(1, 'tucson', 'tucson')])).toBeNull();
    expect(nearMiss([ride(0, 'yuma', 'yuma'), ride(1, 'yuma', 'tucson')])).toBeNull();
  });
  it('makes room for the table once the press that ends it is painted', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const end = vi.fn();
    const showing = new Showing();
    showing.begin(gang, log, end);
    showing.done();
    expect(end).not.toHaveBeenCalled();
    frames.forEach((frame) => frame(0));
    expect(end).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
  });
  it('is found again by its round', () => {
    const first = roundOf(log, 1)!;
    expect(reckonings(first.log)).toHaveLength(1);
    expect(roundOf(log, 9)).toBeNull();
  });
  it('shows nothing that not everybody knows', () => {
    const scene = filmScene({ ...gang, banks: gang.banks.map((bank) => ({ ...bank, value: 2300 })) }, null);
    expect([...scene.banks.values()].every((worth) => worth === '?' || worth === null)).toBe(true);
    expect(scene.pawns.map((pawn) => pawn.town)).toEqual(gang.players.map((player) => player.start));
  });
});

describe('orders', () => {
  const seats = gang.players.map((_, seat) => ({ seat, name: `P${seat}` })) as never;
  const common = {
    seats,
    outlooks: {},
    deputy: null,
    prepared: null,
    hinted: null,
    busy: false,
    point: vi.fn(),
  };
  it('are buttons, cards before deputies; a deputy is taken first, then where it rides', async () => {
    const pick = vi.fn();
    const choices = [choice('ride', 'yuma', 'tucson'), choice('ride', 'yuma', 'nogales'), choice('card', 'phoenix')];
    render(Orders, { ...common, view: sheriff, choices, pick });
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      expect.stringContaining('Phoenix'),
      expect.stringContaining('Yuma'),
    ]);
    buttons[1]!.click();
    expect(pick).not.toHaveBeenCalled();
    (await screen.findByText('Tucson')).click();
    expect(pick).toHaveBeenCalledWith(choices[0]);
  });
  it('tell the stack a heist needs, and who is in it', () => {
    const poker = choice('poker');
    const outlooks = { poker: { meets: null, needed: 2, partners: [2] } };
    render(Orders, { ...common, view: gang, choices: [poker], outlooks, pick: vi.fn() });
    expect(screen.getByRole('button').textContent).toContain('2 of 2 discs, counting yours');
    expect(screen.getByRole('button').textContent).toContain('with P2');
  });
});

it('the sheriff reads where each desperado may be, and can look at one', () => {
  const focusOn = vi.fn();
  const seat = (n: number): unknown => ({
    seat: n,
    name: `P${n}`,
    kind: 'person',
    present: true,
    phrase: { key: 'x', args: {} },
  });
  const table = { viewer: 0, waiting_for: [1], thinking: [], plans: [], seats: [0, 1, 2, 3].map(seat) };
  const belief = [1, 2, 3].map((n) => ({
    seat: n,
    places: [
      { town: 'taos', share: 0.4 },
      { town: 'yuma', share: 0.6 },
    ],
  }));
  render(Players, { table: table as never, view: sheriff, mine: [0], belief, focus: null, focusOn });
  expect(screen.getAllByRole('button', { name: /2 towns: Yuma 60% and Taos 40%/ })).toHaveLength(3);
  screen.getByRole('button', { name: /P2/ }).click();
  expect(focusOn).toHaveBeenCalledWith(2);
});
