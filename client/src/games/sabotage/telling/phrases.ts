/** What can be said at a table of Sabotage. */

import { wordFor } from '../../../i18n';
import type { SabotageClaim } from '../../../protocol';
import { phrasesOf, type PhraseTable } from '../../../shell/talk/phrases';
import { s } from '../i18n';

const PHRASES: PhraseTable<SabotageClaim> = {
  praise: ({ seat }, nameOf) => s().says.praise({ name: nameOf(seat) }),
  luck: ({ seat }, nameOf) => s().says.luck({ name: nameOf(seat) }),
  ouch: () => s().says.ouch,
};

export const phrases = phrasesOf(PHRASES, (key) => wordFor(s().says.start, key));
