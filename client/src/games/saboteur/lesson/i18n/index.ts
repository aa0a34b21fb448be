/** The words of the lesson of Saboteur, in the reader's language. */

import type { SaboteurLessonWords } from '../../../../../generated/words';
import { wordsOf } from '../../../../i18n/words.svelte';

/** The words of the lesson; read inside a component they follow the reader's choice. */
export function words(): SaboteurLessonWords {
  return wordsOf('saboteur_lesson');
}
