/** The map laid out for a box of any size: towns, labels and pieces find their places. */

import type { MapView } from './view';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export type Towns = ReadonlyMap<string, Point>;

/** Something that lies beside its town. */
export interface Item {
  id: string;
  town: string;
  w: number;
  h: number;
  /** Directions it likes, best first: numbers of `AROUND`. */
  likes: readonly number[];
}

// East first, then against the clock; diagonals a little nearer than a circle would have them.
const AROUND: readonly [number, number][] = [
  [1, 0],
  [0.75, -0.8],
  [0, -1],
  [-0.75, -0.8],
  [-1, 0],
  [-0.75, 0.8],
  [0, 1],
  [0.75, 0.8],
];
export const EAST = 0;
export const NORTH_EAST = 1;
export const NORTH = 2;
export const NORTH_WEST = 3;
export const WEST = 4;
export const SOUTH_WEST = 5;
export const SOUTH = 6;
export const SOUTH_EAST = 7;

const COST = { touch: 24, town: 6, piece: 3, road: 0.8, shift: 1.5, dislike: 9, far: 14 };

/** Towns stretched over the box: the map's own proportions give way to its readability. */
export function project(map: MapView, width: number, height: number, margin: Point): Map<string, Point> {
  const xs = map.towns.map((town) => town.at[0]!);
  const ys = map.towns.map((town) => town.at[1]!);
  const fit = (value: number, all: number[], from: number, to: number): number => {
    const low = Math.min(...all);
    const span = Math.max(...all) - low;
    return span ? from + ((value - low) / span) * (to - from) : (from + to) / 2;
  };
  return new Map(
    map.towns.map((town) => [
      town.key,
      {
        x: fit(town.at[0]!, xs, margin.x, width - margin.x),
        // North is up.
        y: fit(town.at[1]!, ys, height - margin.y, margin.y),
      },
    ]),
  );
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** To touch at all is worse than to touch a little more. */
function hit(a: Box, b: Box, weight: number): number {
  const area = overlap(a, b);
  return area && COST.touch + area * weight;
}

/** How much of a straight road lies inside a box. */
export function crossed(from: Point, to: Point, box: Box): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let enter = 0;
  let leave = 1;
  for (const [step, near, far] of [
    [dx, box.x - from.x, box.x + box.w - from.x],
    [dy, box.y - from.y, box.y + box.h - from.y],
  ] as const) {
    if (step === 0) {
      if (near > 0 || far < 0) return 0;
      continue;
    }
    enter = Math.max(enter, Math.min(near / step, far / step));
    leave = Math.min(leave, Math.max(near / step, far / step));
  }
  return leave > enter ? (leave - enter) * Math.hypot(dx, dy) : 0;
}

export interface Ground {
  towns: Towns;
  roads: readonly (readonly string[])[];
  width: number;
  height: number;
  /** How much room a town itself takes. */
  reach: (town: string) => number;
}

/** A map stretched over a box. */
export function groundOf(map: MapView, width: number, height: number, small: boolean, k: number): Ground {
  const banks = new Set(map.towns.filter(({ bank }) => bank).map(({ key }) => key));
  return {
    towns: project(map, width, height, { x: small ? 34 : 52, y: small ? 30 : 40 }),
    roads: map.roads,
    width,
    height,
    reach: (town) => (banks.has(town) ? 19 : 15) * k,
  };
}

/** Where the names of the towns stand, in letters of that size. */
export function labelsOf(ground: Ground, map: MapView, letter: number, taken: readonly Box[]): Map<string, Box> {
  const names = map.towns.map(({ key, name }) => ({
    id: key,
    town: key,
    w: name.length * letter * 0.585 + 4,
    h: letter + 3,
    likes: [SOUTH, NORTH, EAST, WEST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST, NORTH_EAST],
  }));
  return placed({ ...ground, reach: (town) => ground.reach(town) + 3 }, names, taken);
}

/** Place items where each disturbs least; later ones are heard in a second pass. */
export function placed(ground: Ground, items: readonly Item[], taken: readonly Box[] = []): Map<string, Box> {
  const nodes = [...ground.towns].map(([key, at]) => around(at, ground.reach(key)));
  const ways = ground.roads.map(([a, b]) => [ground.towns.get(a!)!, ground.towns.get(b!)!] as const);
  const found = new Map<string, Box>();
  for (let pass = 0; pass < 2; pass += 1)
    for (const item of items) {
      const town = ground.towns.get(item.town);
      if (!town) continue;
      found.delete(item.id);
      found.set(item.id, best(ground, town, item, nodes, ways, [...taken, ...found.values()]));
    }
  return found;
}

function best(
  ground: Ground,
  town: Point,
  item: Item,
  nodes: readonly Box[],
  ways: readonly (readonly [Point, Point])[],
  pieces: readonly Box[],
): Box {
  let found: Box = { ...town, w: item.w, h: item.h };
  let least = Infinity;
  for (let far = 0; far < 3; far += 1)
    for (let n = 0; n < AROUND.length; n += 1) {
      const wanted = beside(town, item, AROUND[n]!, ground.reach(item.town) + far * 9);
      const box = inside(wanted, ground);
      const liked = item.likes.indexOf(n);
      let cost = far * COST.far + (liked < 0 ? item.likes.length + 1 : liked) * COST.dislike;
      cost += (Math.abs(box.x - wanted.x) + Math.abs(box.y - wanted.y)) * COST.shift;
      for (const node of nodes) cost += hit(box, node, COST.town);
      for (const piece of pieces) cost += hit(box, piece, COST.piece);
      if (cost >= least) continue;
      for (const [a, b] of ways) cost += crossed(a, b, box) * COST.road;
      if (cost < least) [found, least] = [box, cost];
    }
  return found;
}

function around(at: Point, reach: number): Box {
  return { x: at.x - reach, y: at.y - reach, w: 2 * reach, h: 2 * reach };
}

function beside(town: Point, item: Item, [dx, dy]: [number, number], reach: number): Box {
  const x = town.x + dx * (reach + item.w / 2) - item.w / 2;
  const y = town.y + dy * (reach + item.h / 2) - item.h / 2;
  return { x, y, w: item.w, h: item.h };
}

/** Nothing is cut at the edge: it is pushed in. */
function inside(box: Box, { width, height }: Ground): Box {
  const keep = (value: number, most: number): number => Math.max(2, Math.min(most - 2, value));
  return { ...box, x: keep(box.x, width - box.w), y: keep(box.y, height - box.h) };
}

/** The corner of the box that is farthest from every town. */
export function quietCorner({ towns, width, height }: Ground): { right: boolean; low: boolean } {
  const corners = [
    { right: true, low: true },
    { right: false, low: true },
    { right: false, low: false },
    { right: true, low: false },
  ];
  const room = ({ right, low }: (typeof corners)[number]): number =>
    Math.min(...[...towns.values()].map((at) => Math.hypot(at.x - (right ? width : 0), at.y - (low ? height : 0))));
  return corners.reduce((best, one) => (room(one) > room(best) + 1 ? one : best));
}

/** A road moved sideways, so that several can run along it. */
export function lane(from: Point, to: Point, shift: number): [Point, Point] {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // The same side of the road whichever way one rides.
  const turn = from.x < to.x || (from.x === to.x && from.y < to.y) ? 1 : -1;
  const x = (-(to.y - from.y) / long) * shift * turn;
  const y = ((to.x - from.x) / long) * shift * turn;
  return [
    { x: from.x + x, y: from.y + y },
    { x: to.x + x, y: to.y + y },
  ];
}

/** A stretch that leaves room at both ends. */
export function shortened(from: Point, to: Point, gap: number): [Point, Point] {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  if (long <= 2 * gap) return [from, to];
  const part = gap / long;
  return [
    { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
    { x: to.x - (to.x - from.x) * part, y: to.y - (to.y - from.y) * part },
  ];
}

/** Empty spots for the landscape, always the same for the same box. */
export function emptySpots(ground: Ground, taken: readonly Box[], size: Point, most: number): Point[] {
  const { towns, roads, width, height } = ground;
  const ways = roads.map(([a, b]) => [towns.get(a!)!, towns.get(b!)!] as const);
  const nodes = [...towns].map(([key, at]) => around(at, ground.reach(key) + 8));
  const found: Box[] = [];
  for (let n = 0; n < 160 && found.length < most; n += 1) {
    // A low-discrepancy walk covers the box evenly without any chance.
    const x = ((n * 0.754877666) % 1) * (width - size.x);
    const y = ((n * 0.569840291) % 1) * (height - size.y);
    const box = { x, y, w: size.x, h: size.y };
    const free =
      [...nodes, ...taken, ...found].every((one) => !overlap(box, one)) && ways.every(([a, b]) => !crossed(a, b, box));
    if (free) found.push(box);
  }
  return found;
}
