/** Why a move was refused, and why an opponent made one, in the sentences that the texts have for it. */

import { actionOf, dugOf } from '../../art/dark_cave/cards';
import { listed } from '../../i18n';
import type { GameTexts, Reason, RefusalInfo } from '../../protocol';
import { filled } from '../../shell/sentences';
import { creatureName, fieldName, goalName, plainName, sideName, placeName } from './names';
import { parsePlace } from './places';

type NameOf = (seat: number) => string;

export function refusalSentence(refusal: RefusalInfo, texts: GameTexts | null, nameOf: NameOf): string {
  const template = texts?.refusals[refusal.key];
  return texts && template !== undefined
    ? filled(template, refusal.params, texts, nameOf, speaking(nameOf))
    : refusal.key;
}

export function reasonSentence(reason: Reason, texts: GameTexts | null, nameOf: NameOf): string {
  const template = texts?.reasons[reason.key];
  return texts && template !== undefined
    ? filled(template, reason.params, texts, nameOf, speaking(nameOf))
    : reason.key;
}

/** Cards, places and fields are spoken as everywhere on the page. */
function speaking(nameOf: NameOf): (param: string, value: string) => string {
  return (param, value) => {
    if (param === 'target') return nameOf(Number(value));
    if (param === 'field') return fieldName(value);
    if (param === 'place') return placeName(parsePlace(value));
    if (param === 'side') return sideName(value);
    if (param === 'creature') return creatureName(value);
    if (param === 'goal') return goalName(value);
    if (param === 'cards') return listed(value.split(' ').map(plainName));
    return actionOf(value) || dugOf(value) ? plainName(value) : value;
  };
}
