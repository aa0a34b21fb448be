/** The words of the guide to the rules. */

import { wordsOf } from '../../../i18n/words.svelte';

export const g = () => wordsOf('guide');
