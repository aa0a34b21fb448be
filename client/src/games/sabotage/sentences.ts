/** Why a move was refused, and why an opponent made one, in the sentences that the texts have for it. */

import type { GameTexts, Reason, RefusalInfo } from '../../protocol';
import { filled } from '../../shell/sentences';
import { pipeOf, removalOf } from '../../art/sabotage/cards';
import { cardName } from './names';

type NameOf = (seat: number) => string;

export function refusalSentence(refusal: RefusalInfo, texts: GameTexts | null, nameOf: NameOf): string {
  const template = texts?.refusals[refusal.key];
  return texts && template !== undefined
    ? filled(template, refusal.params, texts, nameOf, speak)
    : refusal.key;
}

export function reasonSentence(reason: Reason, texts: GameTexts | null, nameOf: NameOf): string {
  const template = texts?.reasons[reason.key];
  return texts && template !== undefined
    ? filled(template, reason.params, texts, nameOf, speak)
    : reason.key;
}

/** Cards are spoken as everywhere on the page. */
function speak(_param: string, value: string): string {
  return pipeOf(value) || removalOf(value) ? cardName(value) : value;
}
