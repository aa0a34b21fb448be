/** The words of Saboteur in the reader's language. */

import type { SaboteurFrontWords, SaboteurWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The table's words; read inside a component they follow the reader's choice. */
export function s(): SaboteurWords {
  return wordsOf('saboteur');
}

/** What is said of the game before anybody sits at its table. */
export function front(): SaboteurFrontWords {
  return wordsOf('saboteur_front');
}
