/** The words of looking back. */

import { wordsOf } from '../../../i18n/words.svelte';

export const r = () => wordsOf('replay');
