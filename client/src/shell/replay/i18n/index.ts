/** The words of looking back, in the reader's language. */

import type { ReplayWords } from '../../../../generated/words';
import { wordsOf } from '../../../i18n/words.svelte';

/** The words about looking back; read inside a component they follow the reader's choice. */
export function r(): ReplayWords {
  return wordsOf('replay');
}
