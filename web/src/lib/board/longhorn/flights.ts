/** Longhorn's film: cows run to herds, tokens leave, the outlaw rides. Decoration only. */

import sprite from '../../art/longhorn.svg?url';
import type { SeenEvent } from '../../api/types';
import { reducedMotion } from '../../settings.svelte';
import { play } from '../../sound';
import type { Performer } from '../../table/film.svelte';
import { cowArt, seatArt, TOKENS } from './view';

const COW = 260;
const STEP = 140;
const TOKEN = 420;
const FADE = 120;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const MOST_GHOSTS = 3;

interface Flight {
  art: string;
  from: Element | null;
  to: Element | null;
  count?: number;
}

/** A performer for the drawing inside `root`; pieces are found by their `data-at`. */
export function longhornFilm(root: HTMLElement): Performer {
  const at = (name: string): Element | null => root.querySelector(`[data-at="${name}"]`);

  return async (event, pace, stop) => {
    const data = event.data as Record<string, never>;
    const { seat, place, colour, token } = data as Record<string, number | string>;
    const herd = at(`herd:${seat}:${colour}`);
    const fly = (flight: Flight): Promise<void> => flights(root, flight, pace, stop);
    switch (event.kind) {
      case 'stole':
      case 'branded':
        play('take');
        return fly({
          art: cowArt(Number(colour)),
          from: at(`cows:${place}:${colour}`),
          to: herd,
          count: Number(data.count),
        });
      case 'fled':
        return fly({ art: cowArt(Number(colour)), from: herd, to: at(`place:${place}`) });
      case 'ambushed-cows':
        return fly({ art: cowArt(Number(colour)), from: at(`herd:${1 - Number(seat)}:${colour}`), to: herd, count: 2 });
      case 'ambushed-nugget':
        return fly({ art: TOKENS[token!]!.art, from: at(`purse:${1 - Number(seat)}`), to: at(`purse:${seat}`) });
      case 'token-used':
        play('token');
        if (TOKENS[token!]!.dollars)
          return fly({ art: TOKENS[token!]!.art, from: at(`token:${place}`), to: at(`purse:${seat}`) });
        return flourish(at(`token:${place}`), pace, stop);
      case 'token-lost':
        return flourish(at(`token:${place}`), pace, stop);
      case 'epidemic':
        return strike(root, Number(colour), pace, stop);
      case 'moved':
        play('ride');
        return ride(root, event, pace, stop);
      case 'caught':
      case 'nine':
      case 'scored':
        return play('end');
    }
  };
}

async function finished(animations: Animation[], stop: AbortSignal): Promise<void> {
  const end = (): void => animations.forEach((animation) => animation.finish());
  stop.addEventListener('abort', end, { once: true });
  await Promise.allSettled(animations.map((animation) => animation.finished));
  stop.removeEventListener('abort', end);
}

function picture(root: HTMLElement, art: string, box: DOMRect): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', art.startsWith('cow') ? '0 0 64 48' : '0 0 64 64');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${sprite}#${art}`);
  svg.append(use);
  Object.assign(svg.style, {
    position: 'fixed',
    zIndex: '40',
    pointerEvents: 'none',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  root.append(svg);
  return svg;
}

async function flights(
  root: HTMLElement,
  { art, from, to, count = 1 }: Flight,
  pace: number,
  stop: AbortSignal,
): Promise<void> {
  if (!from || !to) return;
  const start = (from.querySelector('svg') ?? from).getBoundingClientRect();
  const target = to.getBoundingClientRect();
  if (!start.width) return;
  const hide = from.animate([{ opacity: 1 }, { opacity: 0.15 }], {
    duration: reducedMotion() ? FADE : 80,
    fill: 'forwards',
  });
  if (reducedMotion()) {
    await finished([hide], stop);
    hide.cancel();
    return;
  }
  const ghosts = Array.from({ length: Math.min(count, MOST_GHOSTS) }, () => picture(root, art, start));
  const dx = target.left + target.width / 2 - (start.left + start.width / 2);
  const dy = target.top + target.height / 2 - (start.top + start.height / 2);
  const scale = Math.min(1, target.width / start.width);
  const runs = ghosts.map((ghost, n) =>
    ghost.animate([{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})` }], {
      duration: COW * 1.6 * pace,
      delay: n * 70 * pace,
      easing: EASE,
      fill: 'both',
    }),
  );
  await finished(runs, stop);
  ghosts.forEach((ghost) => ghost.remove());
  hide.cancel();
}

async function flourish(token: Element | null, pace: number, stop: AbortSignal): Promise<void> {
  if (!token) return;
  const frames = reducedMotion()
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(1.7)', opacity: 1, offset: 0.5 },
        { transform: 'scale(1.9)', opacity: 0 },
      ];
  const duration = reducedMotion() ? FADE : TOKEN * pace;
  await finished([token.animate(frames, { duration, easing: EASE })], stop);
}

async function strike(root: HTMLElement, colour: number, pace: number, stop: AbortSignal): Promise<void> {
  const groups = [...root.querySelectorAll(`[data-at^="cows:"][data-at$=":${colour}"]`)];
  const duration = reducedMotion() ? FADE : TOKEN * pace;
  await finished(
    groups.map((group) => group.animate([{ opacity: 1 }, { opacity: 0 }], { duration })),
    stop,
  );
}

async function ride(root: HTMLElement, event: SeenEvent, pace: number, stop: AbortSignal): Promise<void> {
  const path = event.data.path as number[];
  const outlaw = root.querySelector('[data-at="outlaw"]');
  const boxes = path.map((place) => root.querySelector(`[data-at="place:${place}"]`)?.getBoundingClientRect());
  if (!outlaw || boxes.some((box) => !box)) return;
  const start = outlaw.getBoundingClientRect();
  if (reducedMotion()) {
    await finished([outlaw.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE })], stop);
    return;
  }
  const ghost = picture(root, seatArt(event.data.seat as number), start);
  const hide = outlaw.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'forwards' });
  const first = boxes[0]!;
  const frames = boxes.map((box) => ({
    transform: `translate(${box!.left - first.left}px, ${box!.top - first.top}px)`,
  }));
  const duration = STEP * 2 * pace * (path.length - 1);
  await finished([ghost.animate(frames, { duration, easing: 'ease-in-out', fill: 'both' })], stop);
  ghost.remove();
  hide.cancel();
}
