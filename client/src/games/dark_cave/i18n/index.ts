/** The words of The Dark Cave: those of its table, and what is said of it before anybody sits there. */

import { wordsOf } from '../../../i18n/words.svelte';

export const s = () => wordsOf('dark_cave');
export const front = () => wordsOf('dark_cave_front');
