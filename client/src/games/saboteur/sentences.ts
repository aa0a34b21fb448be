/** How the sentences of refusals and reasons speak of what has no word in the texts. */

import { isAction } from '../../art/cards';
import { parsePlace, placeName } from '../../shell/table/places';
import { cardName } from './names';

/** Path cards and places have no word in the texts. */
export function speak(param: string, value: string): string {
  if (param === 'card') return isPathText(value) ? cardName(value) : value;
  if (param === 'place') return placeName(parsePlace(value));
  return value;
}

function isPathText(value: string): boolean {
  return isAction(value) || /^[NESW.]+$/.test(value);
}
