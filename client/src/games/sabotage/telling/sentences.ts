/** How the sentences of refusals and reasons speak of what has no word in the texts. */

import { pipeOf, removalOf } from '../../../art/sabotage/cards';
import { cardName } from './names';

/** Cards are spoken as everywhere on the page. */
export function speak(_param: string, value: string): string {
  return pipeOf(value) || removalOf(value) ? cardName(value) : value;
}
