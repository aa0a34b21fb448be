/** The words of puzzles. */

import { wordsOf } from '../../../i18n/words.svelte';

export const p = () => wordsOf('puzzle');
