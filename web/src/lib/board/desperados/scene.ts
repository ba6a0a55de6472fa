/** What lies on the map: made from a view, or from a beat of the reckoning's film. */

import type { TableState } from '../../api/types';
import type { Beat } from './beats';
import { bankWorth, lastSeen, type MapView, type CoachView, type DesperadosView } from './view';

export interface Pawn {
  seat: number;
  town: string;
  /** After which move they were seen there; null where they are for certain. */
  seen: number | null;
  arrested?: boolean;
}
export interface Ride {
  seat: number;
  from: string;
  to: string;
  pencil: boolean;
}
export interface Scene {
  map: MapView;
  pawns: Pawn[];
  deputies: ReadonlyMap<string, number>;
  coaches: { coach: string; town: string; held: boolean; ahead: string[] }[];
  heists: { town: string; height: number; seats: number[]; move: number }[];
  /** A bank's tile: its worth, `?` where it is not known, null where none lies. */
  banks: ReadonlyMap<string, number | '?' | null>;
  gone: ReadonlySet<string>;
  rides: Ride[];
}

export function sceneOf(view: DesperadosView, plans: TableState['plans'] = []): Scene {
  return {
    ...board(view),
    pawns: pawns(view),
    coaches: view.coaches.map((coach) => ({
      coach: coach.coach,
      town: coach.town,
      held: coach.held > 0,
      ahead: ahead(coach, view),
    })),
    heists: view.heists.map(({ town, height, seats, move }) => ({ town, height, seats, move })),
    banks: new Map(view.banks.map((bank) => [bank.town, bankWorth(bank)])),
    rides: view.players.flatMap((_, seat) => rides(view, seat, plans)),
  };
}

/** A map before anybody plays on it: its towns, roads, banks and poker tiles. */
export function emptyScene(map: MapView): Scene {
  const banks = new Map(map.towns.filter((town) => town.bank).map((town) => [town.key, '?' as const]));
  return { map, pawns: [], deputies: new Map(), coaches: [], heists: [], banks, gone: new Set(), rides: [] };
}

/** The film shows only what everybody knows: pawns, coaches, deputies, heists. */
export function filmScene(view: DesperadosView, beat: Beat | null): Scene {
  const start = view.players.map((player, seat) => ({ seat, town: player.start ?? '', seen: null }));
  const now = Object.entries(beat?.pawns ?? {}).map(([seat, town]) => ({ seat: Number(seat), town }));
  return {
    ...board(view),
    pawns: start
      .map((pawn) => ({
        ...pawn,
        town: now.find((one) => one.seat === pawn.seat)?.town ?? pawn.town,
        arrested: beat?.arrested.includes(pawn.seat) ?? false,
      }))
      .filter((pawn) => pawn.town),
    coaches: view.coaches.map(({ coach, town, held }) => ({ coach, town, held: held > 0, ahead: [] })),
    heists: view.heists.map(({ town, height, seats, move }) => ({ town, height, seats, move })),
    banks: new Map(view.banks.map((bank) => [bank.town, bank.tile === 'laid' ? '?' : null])),
    rides: (beat?.rides ?? [])
      .filter(({ from, to }) => from !== to)
      .map(({ seat, from, to }) => ({ seat, from, to, pencil: false })),
  };
}

function board(view: DesperadosView): Pick<Scene, 'map' | 'deputies' | 'gone'> {
  const deputies = new Map<string, number>();
  for (const town of view.deputies) deputies.set(town, (deputies.get(town) ?? 0) + 1);
  return { map: view.map, deputies, gone: new Set(view.poker_gone) };
}

function pawns(view: DesperadosView): Pawn[] {
  return view.players.flatMap((player, seat) => {
    if (player.at) return [{ seat, town: player.at, seen: null }];
    const seen = lastSeen(player);
    return seen.town ? [{ seat, town: seen.town, seen: view.round ? seen.move : null }] : [];
  });
}

/** Where a coach drives from here on, its own town first. */
function ahead(coach: CoachView, view: DesperadosView): string[] {
  return coach.held || view.phase === 'over' ? [] : [coach.town, ...coach.stops.slice(view.move)];
}

/** The way a player has ridden in this round, and behind it what their side has pencilled. */
function rides(view: DesperadosView, seat: number, plans: TableState['plans']): Ride[] {
  const player = view.players[seat]!;
  const plan = plans.find((one) => one.by === seat);
  const towns = new Set(view.map.towns.map((town) => town.key));
  const ridden = player.way.slice(1).flatMap((to, n) => ride(seat, player.way[n], to, false));
  if (!plan || !player.at) return ridden;
  const ahead = plan.steps.slice(plan.laid).flatMap(({ card }) => (towns.has(card) ? [card] : []));
  const pencilled = ahead.flatMap((to, n) => ride(seat, n ? ahead[n - 1] : player.at, to, true));
  return [...ridden, ...pencilled];
}

function ride(seat: number, from: string | null | undefined, to: string | null, pencil: boolean): Ride[] {
  return from && to && from !== to ? [{ seat, from, to, pencil }] : [];
}
