import { describe, expect, it } from 'vitest';

import type { DesperadosView } from '../src/lib/board/desperados/types';
import {
  crossed,
  emptySpots,
  lane,
  overlap,
  placed,
  project,
  quietCorner,
  EAST,
  NORTH,
  SOUTH,
  WEST,
} from '../src/lib/board/desperados/layout';
import kept from './desperados-views.json';

const map = (kept.gang as DesperadosView).map;

function ground(width: number, height: number) {
  return { towns: project(map, width, height, { x: 34, y: 30 }), roads: map.roads, width, height, reach: () => 15 };
}
const labels = map.towns.map((town) => ({
  id: town.key,
  town: town.key,
  w: town.name.length * 6.7 + 4,
  h: 14.5,
  likes: [SOUTH, NORTH, EAST, WEST],
}));

describe('the map in a box', () => {
  it.each([
    [344, 340],
    [700, 530],
    [1100, 700],
  ])('%d × %d: every town and every name is inside, and no two names meet', (width, height) => {
    const box = ground(width, height);
    const found = placed(box, labels);
    for (const { x, y } of box.towns.values()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
    const boxes = [...found.values()];
    for (const one of boxes) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + one.w).toBeLessThanOrEqual(width);
      expect(boxes.filter((other) => other !== one && overlap(one, other) > 0)).toEqual([]);
    }
  });

  it('north is up, east is right', () => {
    const { towns } = ground(700, 500);
    expect(towns.get('taos')!.y).toBeLessThan(towns.get('nogales')!.y);
    expect(towns.get('yuma')!.x).toBeLessThan(towns.get('roswell')!.x);
  });

  it('a map in one line still has a place', () => {
    const flat = { ...map, towns: map.towns.map((town, n) => ({ ...town, at: [n, 3] })) };
    const towns = project(flat, 400, 300, { x: 30, y: 30 });
    expect([...towns.values()].every(({ y }) => y === 150)).toBe(true);
  });

  it('the landscape keeps off towns and roads', () => {
    const box = ground(700, 530);
    const size = { x: 50, y: 30 };
    const spots = emptySpots(box, [], size, 8);
    expect(spots.length).toBeGreaterThan(3);
    for (const spot of spots)
      for (const [a, b] of map.roads)
        expect(crossed(box.towns.get(a!)!, box.towns.get(b!)!, { ...spot, w: size.x, h: size.y })).toBe(0);
  });

  it('the zoom stands where no town is', () => {
    expect(quietCorner(ground(700, 530))).toEqual({ right: false, low: false });
  });
});

it('a road crosses a box for as long as it is inside', () => {
  const box = { x: 10, y: 10, w: 10, h: 10 };
  expect(crossed({ x: 0, y: 15 }, { x: 30, y: 15 }, box)).toBeCloseTo(10);
  expect(crossed({ x: 0, y: 0 }, { x: 30, y: 0 }, box)).toBe(0);
  expect(crossed({ x: 15, y: 0 }, { x: 15, y: 12 }, box)).toBeCloseTo(2);
});

it('a lane is the same side of the road in both directions', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
  ];
  expect(lane(a, b, 3)[0].y).toBe(lane(b, a, 3)[0].y);
});
