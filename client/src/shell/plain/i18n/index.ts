/** The words of the plain table in the reader's language. */

import type { PlainWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The plain table's words; read inside a component it follows the reader's choice. */
export function s(): PlainWords {
  return wordsOf('plain');
}
