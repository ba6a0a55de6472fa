/** Moon River's film: parcels, cows, chips and rancheros travel. Decoration only. */

import sprite from '../../art/moon-river.svg?url';
import { play } from '../../sound';
import type { Performer } from '../../table/film.svelte';
import { animate, finder, fly, type Frames, type Picture } from '../../table/motion';
import { cellNumber, partnerArt, seatArt } from './view';
import { SOUNDS } from './sounds';

const COW = 420;
const PARCEL = 380;
const DROP: Frames = {
  frames: [
    { transform: 'translateY(-14px)', opacity: 0 },
    { transform: 'translateY(2px)', opacity: 1, offset: 0.85 },
    { transform: 'none' },
  ],
  still: [{ opacity: 0 }, { opacity: 1 }],
  duration: 180,
  apart: 40,
};
const BOXES: Record<string, string> = { meeple: '0 0 40 30', p: '0 0 48 48', ranchero: '0 0 32 44', land: '0 0 80 80' };
const LANDS: Record<string, string> = {
  D: 'desert',
  C: 'canyon',
  M: 'meadow',
  F: 'forest',
  R: 'farm',
  K: 'cornfield',
};

const picture = (art: string): Picture => ({ sprite, art, viewBox: BOXES[art.split('-')[0]!]! });
const landOf = (code: unknown): string => `land-${LANDS[String(code)[0]!]}`;

interface How {
  /** How wide the piece is; as the place where it lands unless said. */
  size?: number;
  long?: number;
  /** It lies there until the next picture is shown. */
  stays?: boolean;
}

export interface Flights {
  performer: Performer;
  /** Take away what still lies on the drawing. */
  clear: () => void;
}

/** A performer for the drawing inside `root`; pieces are found by their `data-at`, the large ranch first. */
export function moonRiverFilm(root: HTMLElement): Flights {
  const left: Element[] = [];
  const at = finder(root);
  const seatAt = (seat: unknown): Element | null => at(`seat:${String(seat)}`);
  const storesOf = (seat: unknown): Element | null => at(`stores:${String(seat)}`) ?? seatAt(seat);
  // Events name cells as people do: c2.
  const cell = (seat: unknown, name: unknown): Element | null =>
    at(`cell:${String(seat)}:${cellNumber(String(name))}`) ?? seatAt(seat);

  const performer: Performer = async (event, take) => {
    const data = event.data as Record<string, unknown>;
    const { seat } = data;
    const parcels = (data.parcels as string[] | undefined) ?? [];
    const stores = storesOf(seat);

    async function send(art: string, from: Element | null, to: Element | null, how: How = {}): Promise<void> {
      const { width = 0, height = 0 } = to?.getBoundingClientRect() ?? {};
      const wide = how.size ?? Math.min(width, height);
      const flight = { picture: picture(art), from, to, wide, grown: 0.8, duration: how.long ?? COW };
      const ghosts = await fly(root, flight, take);
      if (how.stays && !take.stop.aborted) left.push(...ghosts);
      else ghosts.forEach((ghost) => ghost.remove());
    }

    play(SOUNDS[event.kind]);
    switch (event.kind) {
      case 'column-laid':
        return animate(root.querySelectorAll('[data-at^="there:"]'), DROP, take);
      case 'stood': {
        const place = at(`there:${String(data.place)}`);
        return send(seatArt(Number(seat)), seatAt(seat) ?? stores, place, { size: 40, stays: true });
      }
      case 'took': {
        const place = root.querySelector('[data-at^="here:"].now');
        return send(landOf(data.parcel), place, stores, { size: 44, long: PARCEL });
      }
      case 'laid':
        await Promise.all(
          (data.cells as string[]).map((name, i) =>
            send(landOf(parcels[i]), stores, cell(seat, name), { stays: true, long: PARCEL }),
          ),
        );
        return;
      case 'bonus-laid':
        return send(landOf(data.parcel), stores, cell(seat, data.cell), { stays: true, long: PARCEL });
      case 'cows-came':
        return send('meeple-cow', at('supply'), cell(seat, data.cell), { stays: true, size: 36 });
      case 'drought':
      case 'overpopulated':
        return send('meeple-cow', cell(seat, data.cell), at('supply'), { size: 36 });
      case 'recruited': {
        const chip = String(data.chip);
        const art = partnerArt(chip, !!data.cowboy);
        return send(art, at(`saloon:${chip}`), cell(seat, data.cell), { stays: true, size: 38 });
      }
      case 'drove':
        return send('meeple-cow', cell(seat, data.from), cell(seat, data.to), { stays: true, size: 36 });
      case 'stole':
        return send('meeple-cow', cell(data.other, data.from), cell(seat, data.to), { stays: true, size: 36 });
      case 'swapped': {
        const theirs = storesOf(data.other);
        await Promise.all([
          send(landOf(data.gave), stores, theirs, { size: 44 }),
          send(landOf(data.got), theirs, stores, { size: 44 }),
        ]);
        return;
      }
    }
  };
  return { performer, clear: () => left.splice(0).forEach((one) => one.remove()) };
}
