import { mount } from 'svelte';

import App from './App.svelte';
import './theme.css';
import './base.css';
import { learnCustoms } from './i18n';
import { fetchWords } from './i18n/words.svelte';
import { page } from './shell/address.svelte';
import { mine } from './shell/server/mine.svelte';
import { parts } from './shell/parts.svelte';
import { preferences } from './shell/preferences.svelte';
import { keepStyles } from './shell/frame/styles';
import { showTheme } from './shell/frame/theme';
import { followUpdates } from './shell/server/updated';
import { register } from './shell/server/worker';

/** What would move the page if it came later is waited for, but no longer than this, in milliseconds. */
const PATIENCE = 1_500;

async function start(target: HTMLElement): Promise<void> {
  keepStyles();
  followUpdates();
  showTheme(preferences.chosenTheme);
  const { name } = page();
  setTimeout(learnCustoms);
  const typeface = document.fonts.load('1em Vollkorn');
  const steadying = Promise.allSettled([typeface, name === 'home' ? mine.refresh() : null]);
  await Promise.all([
    fetchWords(preferences.language),
    parts.want(name),
    Promise.race([steadying, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
  ]);
  // What has come has been taken in at a stretch: the page is put up in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  mount(App, { target });
  register();
}

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no element #app');
// The parts of the page stand on the same file as this: it must not wait for them before it is done.
void start(target);
