/** How pieces move on every board: fading, travelling, and an end at once when somebody chooses. Decoration only. */

import { reducedMotion } from '../settings.svelte';
import type { Take } from './film.svelte';

/** Where motion is not wanted, things fade for so long instead. */
const FADE = 120;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const SVG = 'http://www.w3.org/2000/svg';

/** A piece as its sprite has it. */
export interface Picture {
  sprite: string;
  art: string;
  viewBox: string;
}

export interface Frames {
  frames: Keyframe[];
  /** What is played instead where motion is not wanted. */
  still: Keyframe[];
  /** In milliseconds at the usual pace; `apart` is how much later each next element begins. */
  duration: number;
  apart?: number;
  easing?: string;
}

export interface Flight {
  picture: Picture;
  from: Element | null;
  to: Element | null;
  /** How wide the piece is where it lands, and how many times larger where it starts. */
  wide: number;
  grown: number;
  duration: number;
  /** Several fly one behind the other. */
  count?: number;
  /** What they leave pales while they fly. */
  pales?: Element | null;
}

/** Pieces and places of a drawing by their `data-at`. */
export const finder =
  (root: HTMLElement) =>
  (name: string): Element | null =>
    root.querySelector(`[data-at="${name}"]`);

/** Until all have ended, or at once when the film is stopped. */
async function ended(animations: readonly Animation[], stop: AbortSignal): Promise<void> {
  const end = (): void => animations.forEach((animation) => animation.finish());
  if (stop.aborted) end();
  stop.addEventListener('abort', end, { once: true });
  await Promise.allSettled(animations.map((animation) => animation.finished));
  stop.removeEventListener('abort', end);
}

/** Play frames on elements of the drawing. */
export async function animate(elements: Iterable<Element>, how: Frames, { pace, stop }: Take): Promise<void> {
  const { frames, still, duration, apart = 0, easing = EASE } = how;
  const animations = [...elements].map((element, n) =>
    reducedMotion()
      ? element.animate(still, { duration: FADE })
      : element.animate(frames, { duration: duration * pace, delay: n * apart * pace, easing }),
  );
  await ended(animations, stop);
}

/** A picture of a piece over the drawing, its middle here. */
function ghost(
  root: HTMLElement,
  { sprite, art, viewBox }: Picture,
  x: number,
  y: number,
  wide: number,
): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  const [, , w, h] = viewBox.split(' ').map(Number) as [number, number, number, number];
  const high = (wide * h) / w;
  svg.setAttribute('viewBox', viewBox);
  use.setAttribute('href', `${sprite}#${art}`);
  svg.append(use);
  Object.assign(svg.style, {
    position: 'fixed',
    zIndex: '40',
    pointerEvents: 'none',
    left: `${x - wide / 2}px`,
    top: `${y - high / 2}px`,
    width: `${wide}px`,
    height: `${high}px`,
  });
  root.append(svg);
  return svg;
}

const middle = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2];

/** A piece flies from one place to another. Its pictures lie there then: whoever sent them takes them away. */
export async function fly(root: HTMLElement, flight: Flight, { pace, stop }: Take): Promise<SVGSVGElement[]> {
  const { picture, from, to, wide, grown, duration, count = 1, pales } = flight;
  if (!from || !to || stop.aborted) return [];
  if (reducedMotion()) {
    await ended([to.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: FADE })], stop);
    return [];
  }
  const [x, y] = middle(to.getBoundingClientRect());
  const [startX, startY] = middle(from.getBoundingClientRect());
  const pale = pales?.animate([{ opacity: 1 }, { opacity: 0.15 }], { duration: 80, fill: 'forwards' });
  const ghosts = Array.from({ length: count }, () => ghost(root, picture, x, y, wide));
  const frames = [
    { transform: `translate(${startX - x}px, ${startY - y}px) scale(${grown})` },
    { transform: 'translateY(-2px)', offset: 0.9 },
    { transform: 'none' },
  ];
  const runs = ghosts.map((one, n) =>
    one.animate(frames, { duration: duration * pace, delay: n * 70 * pace, easing: EASE, fill: 'both' }),
  );
  await ended(runs, stop);
  pale?.cancel();
  return ghosts;
}

/** A piece moves over several places, one after the other; its picture goes before it. */
export async function ride(
  root: HTMLElement,
  picture: Picture,
  piece: Element,
  over: readonly Element[],
  step: number,
  { pace, stop }: Take,
): Promise<void> {
  if (reducedMotion()) {
    await ended([piece.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE })], stop);
    return;
  }
  const box = piece.getBoundingClientRect();
  const places = over.map((place) => place.getBoundingClientRect());
  const rider = ghost(root, picture, ...middle(box), box.width);
  const hide = piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'forwards' });
  const frames = places.map(({ left, top }) => ({
    transform: `translate(${left - places[0]!.left}px, ${top - places[0]!.top}px)`,
  }));
  const duration = step * pace * (places.length - 1);
  await ended([rider.animate(frames, { duration, easing: 'ease-in-out', fill: 'both' })], stop);
  rider.remove();
  hide.cancel();
}

/** Nothing moves until somebody goes on, or the film is stopped. */
export function untilEnded(stop: AbortSignal, goOn: (end: () => void) => void): Promise<void> {
  return new Promise((end) => {
    stop.addEventListener('abort', () => end(), { once: true });
    goOn(end);
  });
}
