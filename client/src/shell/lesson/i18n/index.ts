/** The words of lessons that all games share. */

import { wordsOf } from '../../../i18n/words.svelte';

export const l = () => wordsOf('lesson');
