/** Moon River's film: parcels, cows, chips and rancheros travel. Decoration only. */

import sprite from '../../art/moon-river.svg?url';
import { reducedMotion } from '../../settings.svelte';
import { play } from '../../sound';
import type { Performer } from '../../table/film.svelte';
import { partnerArt, seatArt } from './view';

const COW = 420;
const PARCEL = 380;
const DROP = 180;
const FADE = 120;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const BOXES: Record<string, string> = { meeple: '0 0 40 30', p: '0 0 48 48', ranchero: '0 0 32 44', land: '0 0 80 80' };
const LANDS: Record<string, string> = {
  D: 'desert',
  C: 'canyon',
  M: 'meadow',
  F: 'forest',
  R: 'farm',
  K: 'cornfield',
};

export interface Stage {
  performer: Performer;
  /** Take away what still lies on the drawing. */
  clear: () => void;
}

/** A performer for the drawing inside `root`; pieces are found by their `data-at`, the large ranch first. */
export function moonRiverFilm(root: HTMLElement): Stage {
  const left: Element[] = [];
  const at = (name: string): Element | null => root.querySelector(`[data-at="${name}"]`);
  const cell = (seat: unknown, n: unknown): Element | null =>
    at(`cell:${String(seat)}:${String(n)}`) ?? at(`seat:${String(seat)}`);
  const landOf = (code: unknown): string => `land-${LANDS[String(code)[0]!]}`;

  /** One piece travels; it may stay until the next picture is shown. */
  async function fly(
    art: string,
    from: Element | null,
    to: Element | null,
    pace: number,
    stop: AbortSignal,
    { stays = false, long = COW, size }: { stays?: boolean; long?: number; size?: number } = {},
  ): Promise<void> {
    if (!from || !to || stop.aborted) return;
    const start = from.getBoundingClientRect();
    const end = to.getBoundingClientRect();
    if (reducedMotion()) {
      await finished([to.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: FADE })], stop);
      return;
    }
    const wide = size ?? Math.min(end.width, end.height);
    const ghost = picture(root, art, end, wide);
    const dx = start.left + start.width / 2 - (end.left + end.width / 2);
    const dy = start.top + start.height / 2 - (end.top + end.height / 2);
    const run = ghost.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(.8)` },
        { transform: 'translateY(-2px)', offset: 0.9 },
        { transform: 'none' },
      ],
      { duration: long * pace, easing: EASE, fill: 'both' },
    );
    await finished([run], stop);
    if (stays && !stop.aborted) left.push(ghost);
    else ghost.remove();
  }

  const performer: Performer = async (event, pace, stop) => {
    const data = event.data as Record<string, unknown>;
    const { seat } = data;
    const parcels = (data.parcels as string[] | undefined) ?? [];
    const stores = at(`stores:${String(seat)}`) ?? at(`seat:${String(seat)}`);
    switch (event.kind) {
      case 'column-laid':
        return drop(root.querySelectorAll('[data-at^="there:"]'), pace, stop);
      case 'stood':
        play('ride');
        return fly(
          seatArt(Number(seat)),
          at(`seat:${String(seat)}`) ?? stores,
          at(`there:${String(data.place)}`),
          pace,
          stop,
          {
            size: 40,
            stays: true,
          },
        );
      case 'took':
        play('take');
        return fly(landOf(data.parcel), root.querySelector('[data-at^="here:"].now'), stores, pace, stop, {
          long: PARCEL,
          size: 44,
        });
      case 'laid':
        play('token');
        await Promise.all(
          (data.cells as number[]).map((n, i) =>
            fly(landOf(parcels[i]), stores, cell(seat, n), pace, stop, { stays: true, long: PARCEL }),
          ),
        );
        return;
      case 'bonus-laid':
        return fly(landOf(data.parcel), stores, cell(seat, data.cell), pace, stop, { stays: true, long: PARCEL });
      case 'cows-came':
        play('take');
        return fly('meeple-cow', at('supply'), cell(seat, data.cell), pace, stop, { stays: true, size: 36 });
      case 'drought':
      case 'overpopulated':
        return fly('meeple-cow', cell(seat, data.cell), at('supply'), pace, stop, { size: 36 });
      case 'recruited':
        play('token');
        return fly(
          partnerArt(String(data.chip), !!data.cowboy),
          at(`saloon:${String(data.chip)}`),
          cell(seat, data.cell),
          pace,
          stop,
          {
            stays: true,
            size: 38,
          },
        );
      case 'drove':
        play('ride');
        return fly('meeple-cow', cell(seat, data.from), cell(seat, data.to), pace, stop, { stays: true, size: 36 });
      case 'stole':
        play('take');
        return fly('meeple-cow', cell(data.other, data.from), cell(seat, data.to), pace, stop, {
          stays: true,
          size: 36,
        });
      case 'swapped': {
        const theirs = at(`stores:${String(data.other)}`) ?? at(`seat:${String(data.other)}`);
        await Promise.all([
          fly(landOf(data.gave), stores, theirs, pace, stop, { size: 44 }),
          fly(landOf(data.got), theirs, stores, pace, stop, { size: 44 }),
        ]);
        return;
      }
      case 'ended':
        return play('end');
    }
  };
  return { performer, clear: () => left.splice(0).forEach((one) => one.remove()) };
}

async function finished(animations: Animation[], stop: AbortSignal): Promise<void> {
  const end = (): void => animations.forEach((animation) => animation.finish());
  stop.addEventListener('abort', end, { once: true });
  await Promise.allSettled(animations.map((animation) => animation.finished));
  stop.removeEventListener('abort', end);
}

async function drop(places: Iterable<Element>, pace: number, stop: AbortSignal): Promise<void> {
  const frames = reducedMotion()
    ? [{ opacity: 0 }, { opacity: 1 }]
    : [
        { transform: 'translateY(-14px)', opacity: 0 },
        { transform: 'translateY(2px)', opacity: 1, offset: 0.85 },
        { transform: 'none' },
      ];
  await finished(
    [...places].map((place, n) => place.animate(frames, { duration: DROP * pace, delay: n * 40 * pace, easing: EASE })),
    stop,
  );
}

function picture(root: HTMLElement, art: string, end: DOMRect, wide: number): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const box = BOXES[art.split('-')[0]!]!;
  const [, , width, height] = box.split(' ').map(Number) as [number, number, number, number];
  svg.setAttribute('viewBox', box);
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${sprite}#${art}`);
  svg.append(use);
  const high = (wide * height) / width;
  Object.assign(svg.style, {
    position: 'fixed',
    zIndex: '40',
    pointerEvents: 'none',
    left: `${end.left + (end.width - wide) / 2}px`,
    top: `${end.top + (end.height - high) / 2}px`,
    width: `${wide}px`,
    height: `${high}px`,
  });
  root.append(svg);
  return svg;
}
