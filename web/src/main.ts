import './fonts.css';
import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { useLanguage } from './lib/i18n/say.svelte';
import { here, startRouter } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { fetchAhead } from './routes';

/** Where words wrap, type that comes later moves everything below: it is awaited, but not for long. */
const TYPE = ['400 1em "Source Sans 3"', '600 1em "Source Sans 3"', '700 1em Bitter', '900 1em Bitter', '1em Rye'];
const TYPE_WITHIN = 400;
const CYRILLIC = new Set(['ru']);
function type(): Promise<unknown> {
  const letters = CYRILLIC.has(settings.language) ? 'aЖ' : 'a';
  const all = Promise.allSettled(TYPE.map((one) => document.fonts.load(one, letters)));
  return Promise.race([all, new Promise((done) => setTimeout(done, TYPE_WITHIN))]);
}

/** Not awaited at the top: the words come as modules that need this one to be there. */
async function start(): Promise<void> {
  startRouter();
  const set = here.route.page === 'home' && type();
  await useLanguage(settings.language, fetchAhead(here.route));
  await set;
  mount(App, { target: document.getElementById('app')! });
}

void start();
