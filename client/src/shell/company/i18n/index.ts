/** The words of the company at a table. */

import { wordsOf } from '../../../i18n/words.svelte';

export const c = () => wordsOf('company');
