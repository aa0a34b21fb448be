/** The words of lessons that all games share, in the reader's language. */

import type { LessonWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The words of lessons; read inside a component they follow the reader's choice. */
export function l(): LessonWords {
  return wordsOf('lesson');
}
