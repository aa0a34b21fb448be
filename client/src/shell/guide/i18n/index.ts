/** The words of the guide to the rules, in the reader's language. */

import type { GuideWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The words of the guide; read inside a component they follow the reader's choice. */
export function g(): GuideWords {
  return wordsOf('guide');
}
