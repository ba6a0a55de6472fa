/** Where tables are: at a house, or on this device, where our Python runs in a worker of the page. */

import packed from 'virtual:pocket';

/** The ids of the device's own tables begin so. */
export const HERE = 'here-';
/** Questions about no table: asked of whoever is to have the next one. */
const ANYWHERE =
  /^(tables|records(\?.*)?|(lessons|maps)\/[^/]+|daily(\/[^/]+)?|puzzles(\/.*)?|deals\/.*|study\/[^/]+\/[a-z]+)$/;

/** A static site says so in its page: nobody else is there. */
const alone = document.documentElement.dataset.house === 'none';

export const place: { house: boolean; device: boolean; reached: boolean } = $state({
  /** Whether there is a house at all. */
  house: !alone,
  /** Whether the next table is to be on this device. */
  device: alone,
  /** Whether the house answered when it was last asked. */
  reached: !alone,
});

/** Whether this page can keep tables itself. */
export const canStay = packed !== null;

export function isHere(id: string): boolean {
  return id.startsWith(HERE);
}

/** Whether a question is for this device. */
export function forDevice(path: string): boolean {
  if (path.startsWith(`tables/${HERE}`) || path === 'arrivals') return true;
  return canStay && (place.device || !place.reached) && ANYWHERE.test(path);
}

/** The house answered, or it did not. */
export function noteHouse(reached: boolean): void {
  place.reached = place.house && reached;
}
