/** How the sentences of refusals and reasons speak of what has no word in the texts. */

import { actionOf, dugOf } from '../../../art/dark_cave/cards';
import { listed } from '../../../i18n';
import type { NameOf } from '../../../shell/sentences';
import { creatureName, fieldName, goalName, plainName, sideName } from './names';
import { placeName, parsePlace } from '../../../shell/table/places';

/** Cards, places and fields are spoken as everywhere on the page. */
export function speak(param: string, value: string, nameOf: NameOf): string {
  if (param === 'target') return nameOf(Number(value));
  if (param === 'field') return fieldName(value);
  if (param === 'place') return placeName(parsePlace(value));
  if (param === 'side') return sideName(value);
  if (param === 'creature') return creatureName(value);
  if (param === 'goal') return goalName(value);
  if (param === 'cards') return listed(value.split(' ').map(plainName));
  return actionOf(value) || dugOf(value) ? plainName(value) : value;
}
