/** The words of the plain table. */

import { wordsOf } from '../../../i18n/words.svelte';

export const s = () => wordsOf('plain');
