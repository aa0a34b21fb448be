/** What can be said at the table of any game. */

import { t } from '../../i18n';
import type { Courtesy } from '../../protocol';
import { phrasesOf, type Phrases, type PhraseTable } from './phrases';

const COURTESIES: PhraseTable<Courtesy> = {
  hello: () => t().talk.hello,
  thanks: () => t().talk.thanks,
  'well-played': () => t().talk.wellPlayed,
  sorry: () => t().talk.sorry,
  laugh: () => t().talk.laugh,
  shrug: () => t().talk.shrug,
  'oh-no': () => t().talk.ohNo,
};

/** What is worth saying before the game begins. */
export const GREETINGS: readonly Courtesy['claim'][] = ['hello', 'thanks', 'sorry', 'laugh'];

export const courtesies: Phrases = phrasesOf(COURTESIES);

export function isCourtesy(key: string): boolean {
  return key in COURTESIES;
}
