/** The words of Sabotage: those of its table, and what is said of it before anybody sits there. */

import { wordsOf } from '../../../i18n/words.svelte';

export const s = () => wordsOf('sabotage');
export const front = () => wordsOf('sabotage_front');
