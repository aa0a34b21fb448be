/** The words of The Dark Cave in the reader's language. */

import type { DarkCaveWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The game's words; read inside a component it follows the reader's choice. */
export function s(): DarkCaveWords {
  return wordsOf('dark_cave');
}
