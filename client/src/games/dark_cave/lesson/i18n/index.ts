/** The words of the lesson of The Dark Cave, in the reader's language. */

import type { DarkCaveLessonWords } from '../../../../../generated/words';
import { wordsOf } from '../../../../i18n/words.svelte';

/** The words of the lesson; read inside a component they follow the reader's choice. */
export function words(): DarkCaveLessonWords {
  return wordsOf('dark_cave_lesson');
}
