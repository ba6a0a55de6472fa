/** A badge on the tab's picture: it is somebody's turn here. */

import { address } from './router.svelte';

export function badge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = address(`icons/icon${on ? '-turn' : ''}.svg`);
  if (link && link.href !== href) link.href = href;
}
