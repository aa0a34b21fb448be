/** All languages have been fetched, as that of the reader is before the page is shown. */

import { fetchWords } from '../src/i18n/words.svelte';
import { LANGUAGES } from '../src/shell/preferences.svelte';

await Promise.all(LANGUAGES.map(fetchWords));
