/** What is done at a target, in words: for screen readers, and while it is tried. */

import { creatureOf } from '../../art/dark_cave/cards';
import { placeName } from '../../shell/table/places';
import { placeOf } from './aiming';
import { s } from './i18n';
import type { Target } from './moves';
import { cornerName, fieldName, sideName } from './names';
import { priceOf } from './price';
import type { Session } from './session.svelte';

export function doingAt(session: Session, target: Target): string {
  const view = session.view!;
  const [kind = '', where = '', side = ''] = target.split(' ');
  const words = s().control;
  if (kind === 'seat') return words.aimSeat({ person: session.person(Number(where)) });
  const found = session.wayTo(target);
  const place = placeName(placeOf(target));
  if (found) return words.stepHere({ field: fieldName(found.to, view), price: priceOf(found).join('; ') });
  if (kind === 'goal') return words.lookGoal({ corner: cornerName(placeOf(target)) });
  if (kind === 'card') return words.fallHere({ place });
  if (kind === 'place') return words.layHere({ place });
  if (kind === 'edge' && session.chosen !== null) return words.webHere({ place, side: sideName(side) });
  if (kind === 'edge') return `${words.cut}: ${place}, ${sideName(side)}`;
  const creature = creatureOf(session.chosen ?? '');
  const field = fieldName(where, view);
  if (creature === null) return field;
  return (session.start === null ? words.startHere : words.goHere)({ creature, field });
}
