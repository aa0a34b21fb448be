/** How the sentences of refusals and reasons speak of what has no word in the texts. */

import { isAction } from '../../../art/cards';
import { parsePlace, placeName } from '../../../shell/table/places';
import { cardName, pathCard } from './names';

/** Path cards and places have no word in the texts. */
export function speak(param: string, value: string): string {
  if (param === 'card' && isAction(value)) return cardName(value);
  if (param === 'card') return /^[NESW.]+$/.test(value) ? pathCard(value) : value;
  if (param === 'place') return placeName(parsePlace(value));
  return value;
}
