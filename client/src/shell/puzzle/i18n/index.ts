/** The words of puzzles, in the reader's language. */

import type { PuzzleWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The words about puzzles; read inside a component they follow the reader's choice. */
export function p(): PuzzleWords {
  return wordsOf('puzzle');
}
