/** The words of Sabotage in the reader's language. */

import type { SabotageWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The game's words; read inside a component it follows the reader's choice. */
export function s(): SabotageWords {
  return wordsOf('sabotage');
}
