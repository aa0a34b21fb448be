/** The words of Saboteur: those of its table, and what is said of it before anybody sits there. */

import { wordsOf } from '../../../i18n/words.svelte';

export const s = () => wordsOf('saboteur');
export const front = () => wordsOf('saboteur_front');
