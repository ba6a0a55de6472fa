import './fonts.css';
import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { useLanguage } from './lib/i18n/say.svelte';
import { startRouter } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

startRouter();
await useLanguage(settings.language);
mount(App, { target: document.getElementById('app')! });
