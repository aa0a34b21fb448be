/** The words of The Dark Cave in the reader's language. */

import type { DarkCaveFrontWords, DarkCaveWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The table's words; read inside a component they follow the reader's choice. */
export function s(): DarkCaveWords {
  return wordsOf('dark_cave');
}

/** What is said of the game before anybody sits at its table. */
export function front(): DarkCaveFrontWords {
  return wordsOf('dark_cave_front');
}
