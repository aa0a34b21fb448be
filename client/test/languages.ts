/** All languages have been fetched, with the words of all games, as those of the reader are before anything is shown. */

import { words } from 'virtual:words';
import { fetchWords, isPart, wantWords } from '../src/i18n/words.svelte';
import { LANGUAGES } from '../src/shell/preferences.svelte';

await Promise.all(Object.keys(words.en).filter(isPart).map(wantWords));
await Promise.all(LANGUAGES.map(fetchWords));
