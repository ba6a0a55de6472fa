/** Positions for the figures, in the notation of the game: `Cwggg.r` is a place, its cows, its token. */

import type { SeatState, TableState } from '../../api/types';
import type { LonghornView } from '../../board/longhorn/view';

const PLACES: Readonly<Record<string, [number, string]>> = {
  N: [0, 'nugget-hill'],
  B: [1, 'blackstone-corral'],
  C: [2, 'cherokee-spring'],
  D: [3, 'dagger-flat'],
  M: [4, 'maverick-junction'],
  R: [5, 'red-river-valley'],
  K: [6, 'kid-coopers-ranch'],
  S: [7, 'salomon-tree'],
  T: [8, 'tulsa'],
};
const COLOURS = 'wogb';

function cell(text: string): LonghornView['cells'][number] {
  const [cows, token = ''] = text.slice(1).split('.') as [string, string?];
  const [place, key] = PLACES[text[0]!]!;
  const counts = [...COLOURS].map((colour) => [...cows].filter((one) => one === colour).length);
  return { place, key, cows: counts, token: token === '-' ? '' : token, dollars: 0 };
}

/** The number of a place in the game. */
export const place = (letter: string): number => PLACES[letter]![0];

/** A table: nine places in three rows, where the outlaw stands, whose he is, and what else is to be seen. */
export function position(
  rows: string,
  outlaw: string,
  side: 0 | 1,
  more: Pick<LonghornView, 'prices' | 'players'> = { prices: [0, 0, 0, 0], players: [] },
): LonghornView {
  const cells = rows.split(/[,/]/).map(cell);
  const left = COLOURS.split('').map((_, colour) => cells.reduce((sum, one) => sum + one.cows[colour]!, 0));
  return {
    viewer: -2,
    phase: 'steal',
    side,
    waiting_for: side,
    outlaw: cells.findIndex((one) => one.place === place(outlaw)),
    cells,
    left,
    ...more,
    removed: [0, 0, 0, 0],
    struck: null,
    stolen: 0,
    to_place: [],
    again: false,
    ambush_nugget: 'random',
    epidemic_colour: 'any',
  };
}

export const BOARD = position('Two.5,Dgbbb.4,Nogbbbb.s/Cwggg.r,Rwwog.a,Kwoob.i/Mwwoo.i,Booggg.o,Swwb.3', 'C', 0);
export const RIDE = position('Sggg.2,Rwwo.3,Nbbboog.s/Kwob.i,Mwoog.r,Dbbw.o/Bwwggo.4,T.-,Cwogb.a', 'S', 0);
export const FORCED = position('B.-,R.-,Nbbg.s/Mwoo.i,T.-,Dgb.3/C.-,K.-,Swb.2', 'M', 0);
export const DANGER = position('Mwog.2,Nwbbo.s,Kwob.i/Tog.4,Cwg.r,Rwwg.a/Dgb.i,Bwogb.o,Swb.3', 'N', 1);
export const SCORE = position('Dww,R,K/C,Tg,M/B,Noo,Soo', 'T', 0, {
  prices: [200, 400, 100, 0],
  players: [
    { herd: [5, 2, 5, 4], nuggets: '3', dollars: 300, worth: 2600, last_place: null },
    { herd: [2, 3, 3, 5], nuggets: '24', dollars: 600, worth: 2500, last_place: null },
  ],
});
/** What the colours and nuggets of its two players bring. */
const AMOUNTS = [
  [1000, 800, 500, 0, 300],
  [400, 1200, 300, 0, 600],
];

/** The table of the example of scoring, as the end of a game shows it. */
export function scored(): TableState {
  const seat = (n: number, key: string): SeatState => ({
    seat: n,
    key,
    phrase: { key: `longhorn-seat-${key}`, args: {} },
    name: null,
    portrait: null,
    kind: 'record',
    level: null,
    side: n,
    present: false,
    device: null,
    stand_in: null,
    along: null,
  });
  return {
    view: SCORE,
    seats: [seat(0, 'eagle'), seat(1, 'jessie')],
    result: {
      reason: { key: 'longhorn-result-scored', args: {} },
      places: [1, 2],
      scores: SCORE.players.map((player) => player.worth),
      breakdown: AMOUNTS.map((lines) => lines.map((amount) => ({ what: { key: '', args: {} }, amount }))),
    },
  } as unknown as TableState;
}
