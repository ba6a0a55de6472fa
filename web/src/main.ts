import './fonts.css';
import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { useLanguage } from './lib/i18n/say.svelte';
import { here, startRouter } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { fetchAhead } from './routes';

startRouter();
await useLanguage(settings.language, fetchAhead(here.route));
mount(App, { target: document.getElementById('app')! });
