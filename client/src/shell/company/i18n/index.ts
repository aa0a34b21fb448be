/** The words of the company at a table, in the reader's language. */

import type { CompanyWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The words about those at the table; read inside a component it follows the reader's choice. */
export function c(): CompanyWords {
  return wordsOf('company');
}
