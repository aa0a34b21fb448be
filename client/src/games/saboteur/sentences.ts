/** Why a move was refused, and why an opponent made one, in the sentences that the texts have for it. */

import type { GameTexts, Reason, RefusalInfo } from '../../protocol';
import { filled } from '../../shell/sentences';
import { isAction } from '../../art/cards';
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

/** Path cards and places have no word in the texts. */
function speak(param: string, value: string): string {
  if (param === 'card') return isPathText(value) ? cardName(value) : value;
  if (param === 'place') return value.replaceAll('-', '−').replace(',', ', ');
  return value;
}

function isPathText(value: string): boolean {
  return isAction(value) || /^[NESW.]+$/.test(value);
}
