/** The cards of The Dark Cave that no hand holds, by their names among all cards. */

import type { DarkCaveView } from '../../protocol';
import type { Place } from '../../shell/table/places';
import { cardAt } from './cave/places';

/** The card that lies face up at a place; nothing where there is none. */
export function cardThere(view: DarkCaveView, place: Place): string {
  const card = cardAt(view, place);
  if (!card) return '';
  return card.kind === 'path' ? card.card : `${card.kind}:${card.openings}+${card.feature ?? ''}`;
}

/** A goal or the start card as a path card of the group that has the same fields. */
export function pathOf(card: string): string {
  return card.replace(/^start:/, '').replace(/^goal:/, 'III:');
}
