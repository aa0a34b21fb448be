import { mount } from 'svelte';

import App from './App.svelte';
import './theme.css';
import './base.css';
import icon from './favicon.svg';
import { fetchWords } from './i18n/words.svelte';
import { preferences } from './shell/preferences.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app');

// First of all: a browser that has loaded a page without one asks for an icon of another name.
document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: icon, type: 'image/svg+xml' }));

await fetchWords(preferences.language);
mount(App, { target });
