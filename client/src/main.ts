import { mount } from 'svelte';

import App from './App.svelte';
import './theme.css';
import './base.css';
import { fetchWords } from './i18n/words.svelte';
import { preferences } from './shell/preferences.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app');

await fetchWords(preferences.language);
mount(App, { target });
