/** Longhorn's film: cows run to herds, tokens leave, the outlaw rides. Decoration only. */

import sprite from '../../art/longhorn.svg?url';
import { play } from '../../sound';
import type { Performer } from '../../table/film.svelte';
import { animate, finder, fly, ride, type Frames, type Picture } from '../../table/motion';
import { cowArt, isNugget, seatArt, tokenArt } from './view';
import { SOUNDS } from './sounds';

const RUN = 416;
const STEP = 280;
const TOKEN = 420;
const MOST_GHOSTS = 3;

const GONE: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }];
const FLOURISH: Frames = {
  frames: [
    { transform: 'none', opacity: 1 },
    { transform: 'scale(1.7)', opacity: 1, offset: 0.5 },
    { transform: 'scale(1.9)', opacity: 0 },
  ],
  still: GONE,
  duration: TOKEN,
};
const VANISH: Frames = { frames: GONE, still: GONE, duration: TOKEN };

/** A performer for the drawing inside `root`; pieces are found by their `data-at`. */
export function longhornFilm(root: HTMLElement): Performer {
  const at = finder(root);

  return async (event, take) => {
    const data = event.data as Record<string, never>;
    const { seat, place, colour, token } = data as Record<string, number | string>;
    const herd = at(`herd:${seat}:${colour}`);
    const other = 1 - Number(seat);

    /** Pictures run from the first piece of a group to where it goes, and shrink to the room there. */
    async function run(art: string, group: Element | null, to: Element | null, count = 1): Promise<void> {
      const from = group?.querySelector('svg') ?? group;
      const start = from?.getBoundingClientRect().width;
      if (!start || !to) return;
      const wide = Math.min(start, to.getBoundingClientRect().width);
      const flight = { picture: picture(art), from, to, wide, grown: start / wide, duration: RUN, pales: group };
      const ghosts = await fly(root, { ...flight, count: Math.min(count, MOST_GHOSTS) }, take);
      ghosts.forEach((ghost) => ghost.remove());
    }
    const flourish = async (name: string): Promise<void> => {
      const piece = at(name);
      if (piece) await animate([piece], FLOURISH, take);
    };

    play(SOUNDS[event.kind]);
    switch (event.kind) {
      case 'stole':
      case 'branded':
        return run(cowArt(Number(colour)), at(`cows:${place}:${colour}`), herd, Number(data.count));
      case 'fled':
        return run(cowArt(Number(colour)), herd, at(`place:${place}`));
      case 'ambushed-cows':
        return run(cowArt(Number(colour)), at(`herd:${other}:${colour}`), herd, 2);
      case 'ambushed-nugget':
        return run(tokenArt(String(token)), at(`purse:${other}`), at(`purse:${seat}`));
      case 'token-used':
        if (isNugget(String(token))) return run(tokenArt(String(token)), at(`token:${place}`), at(`purse:${seat}`));
        return flourish(`token:${place}`);
      case 'token-lost':
        return flourish(`token:${place}`);
      case 'epidemic':
        return animate(root.querySelectorAll(`[data-at^="cows:"][data-at$=":${colour}"]`), VANISH, take);
      case 'moved': {
        const outlaw = at('outlaw');
        const places = (event.data.path as number[]).map((one) => at(`place:${one}`));
        if (!outlaw || places.some((one) => !one)) return;
        return ride(root, picture(seatArt(Number(seat))), outlaw, places as Element[], STEP, take);
      }
    }
  };
}

const picture = (art: string): Picture => ({
  sprite,
  art,
  viewBox: art.startsWith('cow') ? '0 0 64 48' : '0 0 64 64',
});
