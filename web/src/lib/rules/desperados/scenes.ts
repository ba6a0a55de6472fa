/** Stretches of the house's own map for the figures, with what stands on them. */

import source from '../../../../../src/highnoon/games/desperados/map.toml?raw';

import type { Plan } from '../../board/desperados/types';
import { emptyScene, type Scene } from '../../board/desperados/scene';
import type { MapView, DesperadosView, PlayerView } from '../../board/desperados/view';

/** Towns and roads of a map file: one town, and the roads from one town, a line. */
function mapOf(toml: string): MapView {
  const part = (name: string): string => toml.split(`[${name}]`)[1]!.split(/^\[\w/m)[0]!;
  const towns = [...part('towns').matchAll(/^([\w-]+) = \{ name = "([^"]+)", at = \[([\d.]+), ([\d.]+)\](.*)\}/gm)];
  const roads = [...part('roads').matchAll(/^([\w-]+) = \[(.*)\]/gm)];
  return {
    name: '',
    saloon_cards: 1,
    towns: towns.map(([, key, name, east, north, more]) => ({
      key: key!,
      name: name!,
      at: [Number(east), Number(north)],
      bank: more!.includes('bank = true'),
    })),
    roads: roads.flatMap(([, from, ends]) => [...ends!.matchAll(/[\w-]+/g)].map(([to]) => [from!, to])),
  } as unknown as MapView;
}

export const MAP = mapOf(source);

/** The part of the map with these towns. */
function stretch(...keys: string[]): MapView {
  const inside = (key: string): boolean => keys.includes(key);
  return {
    ...MAP,
    towns: MAP.towns.filter((town) => inside(town.key)),
    roads: MAP.roads.filter((road) => road.every(inside)),
  };
}

function scene(map: MapView, more: Partial<Scene> = {}): Scene {
  return { ...emptyScene(map), ...more };
}

const SOUTH = stretch('phoenix', 'tucson', 'nogales', 'tombstone', 'lordsburg', 'silver-city', 'las-cruces', 'el-paso');
const pawn = (seat: number, town: string) => ({ seat, town, seen: null });

const GREEN = 1;
const RED = 2;

export const SCENES: Readonly<Record<string, { scene: Scene; heat?: ReadonlyMap<string, number> }>> = {
  whole: { scene: scene(MAP) },
  map: {
    scene: scene(SOUTH, {
      deputies: new Map([['nogales', 1]]),
      coaches: [
        { coach: 'brown', town: 'tucson', held: false, ahead: ['tucson', 'tombstone', 'lordsburg', 'silver-city'] },
      ],
    }),
  },
  move: {
    scene: scene(SOUTH, {
      pawns: [pawn(GREEN, 'silver-city')],
      rides: [
        { seat: GREEN, from: 'tucson', to: 'lordsburg', pencil: false },
        { seat: GREEN, from: 'lordsburg', to: 'silver-city', pencil: false },
      ],
    }),
  },
  heist: {
    scene: scene(SOUTH, {
      pawns: [pawn(GREEN, 'lordsburg'), pawn(RED, 'lordsburg')],
      deputies: new Map([['lordsburg', 1]]),
      coaches: [{ coach: 'brown', town: 'lordsburg', held: true, ahead: [] }],
      heists: [{ town: 'lordsburg', height: 2, seats: [GREEN, RED], move: 4 }],
    }),
  },
  robbed: {
    scene: scene(SOUTH, {
      pawns: [pawn(GREEN, 'el-paso'), pawn(RED, 'el-paso')],
      deputies: new Map([['el-paso', 1]]),
    }),
  },
  heat: {
    scene: scene(SOUTH, { pawns: [pawn(GREEN, 'phoenix')] }),
    heat: new Map([
      ['tombstone', 0.44],
      ['lordsburg', 0.31],
      ['tucson', 0.19],
      ['nogales', 0.06],
    ]),
  },
};

/** A gang member's five cards: two shown, two secret, one pencilled. */
export function cards(): { view: DesperadosView; plan: Plan } {
  const player = {
    start: 'nogales',
    at: 'lordsburg',
    row: ['tucson', 'lordsburg', 'saloon', 'silver-city'],
    shown: [true, true, false, false],
    lost: [],
  } as unknown as PlayerView;
  const view = {
    map: MAP,
    players: [player, player],
    round: 1,
    move: 4,
    moves: 5,
    viewer: GREEN,
  } as unknown as DesperadosView;
  const steps = [...player.row, 'phoenix'].map((card) => ({ card, options: [] }));
  return { view, plan: { by: GREEN, laid: player.row.length, steps, auto: false, promised: '' } };
}
