/** The words of Saboteur in the reader's language. */

import type { SaboteurWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The game's words; read inside a component it follows the reader's choice. */
export function s(): SaboteurWords {
  return wordsOf('saboteur');
}
