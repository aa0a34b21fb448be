/** What can be said at a table of Sabotage. */

import type { SabotageClaim } from '../../protocol';
import { phrasesOf, type PhraseTable } from '../../shell/talk/phrases';
import { s } from './i18n';

const PHRASES: PhraseTable<SabotageClaim> = {
  praise: { say: ({ seat }, nameOf) => s().says.praise({ name: nameOf(seat) }), start: () => s().says.start.praise },
  luck: { say: ({ seat }, nameOf) => s().says.luck({ name: nameOf(seat) }), start: () => s().says.start.luck },
  ouch: { say: () => s().says.ouch },
};

export const phrases = phrasesOf(PHRASES);
