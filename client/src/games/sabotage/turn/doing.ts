/** What a card would do at a place of a roof, and what the system would be worth then, in words. */

import { removalOf } from '../../../art/sabotage/cards';
import { worthOf } from '../../../art/sabotage/roof';
import { s } from '../i18n';
import { after } from '../moves';
import { aCard, roofName } from '../telling/names';
import { letterOf, type Place } from '../roofs/places';
import type { Session } from '../session.svelte';

export function doingAt(session: Session, card: string, at: Place): string {
  const words = s().control;
  const roof = session.roof(at.side);
  const lies = roof.cards[at.at] ?? '';
  const place = `${letterOf(at)}, ${roofName(at.side)}`;
  const becomes = worthOf(after(roof.cards, card, at.at));
  const worth =
    becomes === roof.worth ? words.worthSame({ worth: becomes }) : words.worth({ before: roof.worth, after: becomes });
  if (removalOf(card)) return `${words.takeAt({ card: aCard(lies), place })}; ${worth}`;
  const laid = { card: aCard(card), place };
  return `${lies ? words.overAt({ ...laid, gone: aCard(lies) }) : words.layAt(laid)}; ${worth}`;
}
