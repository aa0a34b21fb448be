/** The words of Sabotage in the reader's language. */

import type { SabotageFrontWords, SabotageWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The table's words; read inside a component they follow the reader's choice. */
export function s(): SabotageWords {
  return wordsOf('sabotage');
}

/** What is said of the game before anybody sits at its table. */
export function front(): SabotageFrontWords {
  return wordsOf('sabotage_front');
}
