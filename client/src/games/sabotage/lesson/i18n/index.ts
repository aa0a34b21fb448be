/** The words of the lesson of Sabotage, in the reader's language. */

import type { SabotageLessonWords } from '../../../../../generated/words';
import { wordsOf } from '../../../../i18n/words.svelte';

/** The words of the lesson; read inside a component they follow the reader's choice. */
export function words(): SabotageLessonWords {
  return wordsOf('sabotage_lesson');
}
