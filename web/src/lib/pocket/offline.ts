/** All files that a page needs without a network, handed to the service worker that keeps them. */

import packed from 'virtual:pocket/parts';

import { address } from '../router.svelte';

interface Lists {
  /** The page in all its languages: whoever goes offline may still choose another one. */
  all: string[];
  /** What tables on the device need. */
  pocket: string[];
}

/** `kernels` are those of the solver that this browser runs; there are others for other browsers. */
export async function keepOffline(kernels: string | null): Promise<void> {
  if (!('serviceWorker' in navigator) || !packed) return;
  await navigator.serviceWorker.register(address('bell.js'), { scope: address('') });
  const { active } = await navigator.serviceWorker.ready;
  const { all, pocket } = (await (await fetch(address('offline.json'))).json()) as Lists;
  const files = ['', 'manifest.webmanifest', 'icons/icon.svg', 'icons/icon-192.png', 'offline.json'];
  const others = [packed.kernels, packed.plain].filter((one) => one !== kernels);
  const named = [...files, ...all, ...pocket.filter((one) => !others.includes(one))];
  active?.postMessage({ keep: named.map((name) => address(name)) });
}
