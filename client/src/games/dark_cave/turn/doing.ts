/** What is done at a target, in words: for screen readers, and while it is tried. */

import { actionOf, creatureOf } from '../../../art/dark_cave/cards';
import { listed } from '../../../i18n';
import { placeName } from '../../../shell/table/places';
import { placeOf } from '../cave/aiming';
import { figuresOn } from '../cave/figures';
import { s } from '../i18n';
import type { Target } from '../moves';
import { cornerName, fieldName, sideName } from '../telling/names';
import { priceOf } from './price';
import type { Session } from '../session.svelte';

export function doingAt(session: Session, target: Target): string {
  const view = session.view!;
  const [kind = '', where = '', side = ''] = target.split(' ');
  const words = s().control;
  if (kind === 'seat') return doingTo(session, Number(where));
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
  const coming = (session.start === null ? words.startHere : words.goHere)({ creature, field });
  const met = metBy(session, where).map(session.nameOf);
  return met.length > 0 ? `${coming}; ${words.meets({ names: listed(met) })}` : coming;
}

/** What the chosen card does to a player. */
export function doingTo(session: Session, seat: number): string {
  const person = session.person(seat);
  const action = actionOf(session.chosen ?? '');
  return action === 'info' || action === 'swap' || action === 'boots' || action === 'axe'
    ? s().aimAt[action]({ person })
    : s().control.aimSeat({ person });
}

/** Whether the chosen creature attacks the reader at a target. */
export function harms(session: Session, target: Target): boolean {
  const [kind, where = ''] = target.split(' ');
  return kind === 'field' && creatureOf(session.chosen ?? '') !== null && metBy(session, where).includes(session.me);
}

/** Whom the chosen creature attacks on a field (D-62); where it comes out an option may spare them (D-63). */
function metBy(session: Session, field: string): number[] {
  const view = session.view!;
  if (session.start === null && view.options['spawn_attacks'] === 'no') return [];
  return (figuresOn(view).get(field) ?? []).map(({ seat }) => seat).filter((seat) => seat >= 0);
}
