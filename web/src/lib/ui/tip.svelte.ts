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

function show(element: Element, text: string): void {
  const box = element.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const half = Math.min(HALF_WIDTH, innerWidth / 2 - MARGIN);
  bubble.text = text;
  bubble.x = Math.max(half + MARGIN, Math.min(innerWidth - half - MARGIN, middle));
  bubble.below = box.top < 120;
  bubble.y = bubble.below ? box.bottom + 6 : box.top - 6;
}

export function hideTip(): void {
  bubble.text = '';
}

/** Say this when somebody points at the element. */
export function tip(text: string): Attachment {
  return (element) => {
    const enter = () => show(element, text);
    const touch = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') enter();
    };
    const pairs: [string, (event: Event) => void][] = [
      ['mouseenter', enter],
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
