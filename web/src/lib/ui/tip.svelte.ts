/** Tooltips for pictures: by mouse, by focus, by a finger that stays. One bubble for the page. */

import type { Attachment } from 'svelte/attachments';

export const bubble: { text: string; x: number; y: number; below: boolean } = $state({
  text: '',
  x: 0,
  y: 0,
  below: false,
});

const MARGIN = 8;
const HALF_WIDTH = 130;
/** What a tip may need above what it speaks of. */
const ROOM = 120;

/** The middle of a tip that stays beside a question that stands beside what it speaks of. */
function beside(box: DOMRect, x: number, half: number, asked: DOMRect | undefined): number {
  if (asked && box.right <= asked.left + MARGIN) return Math.min(x, asked.left - half - 1);
  if (asked && box.left >= asked.right - MARGIN) return Math.max(x, asked.right + half + 1);
  return x;
}

/** Whether a tip above this would lie over the question. */
function overPrompt({ top }: DOMRect, x: number, half: number, asked: DOMRect | undefined): boolean {
  if (!asked || x + half < asked.left || x - half > asked.right) return false;
  return top > asked.top && top - ROOM < asked.bottom;
}

function show(element: Element, text: string): void {
  const box = element.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const half = Math.min(HALF_WIDTH, innerWidth / 2 - MARGIN);
  bubble.text = text;
  const asked = document.querySelector('[data-prompt]')?.getBoundingClientRect();
  bubble.x = beside(box, Math.max(half + MARGIN, Math.min(innerWidth - half - MARGIN, middle)), half, asked);
  bubble.below = box.top < ROOM || overPrompt(box, bubble.x, half, asked);
  bubble.y = bubble.below ? box.bottom + 6 : box.top - 6;
}

export function hideTip(): void {
  bubble.text = '';
}

/** Where the pointer was last: a board that changes under a pointer at rest says nothing. */
let last = { x: -1, y: -1 };
addEventListener('mousemove', ({ clientX, clientY }) => (last = { x: clientX, y: clientY }));

/** Say this when somebody points at the element. */
export function tip(text: string): Attachment {
  return (element) => {
    const enter = () => show(element, text);
    const point = (event: Event) => {
      const { clientX, clientY } = event as MouseEvent;
      const moved = clientX !== last.x || clientY !== last.y;
      if (moved && bubble.text !== text) enter();
    };
    const touch = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') enter();
    };
    const pairs: [string, (event: Event) => void][] = [
      ['mousemove', point],
      ['focus', enter],
      ['pointerdown', touch],
      ['mouseleave', hideTip],
      ['blur', hideTip],
    ];
    for (const [name, listener] of pairs) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of pairs) element.removeEventListener(name, listener);
      if (bubble.text === text) hideTip();
    };
  };
}
