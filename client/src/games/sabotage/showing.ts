/** A move shown on the roofs before it is made, as if its card had been chosen and aimed there. */

import { parseMove, targetsOf } from './moves';
import { placeText } from './places';
import { DISCARD, type Session } from './session.svelte';

/** Shows one of the moves that can be made; nothing takes back what is shown. */
export function showMove(session: Session, move: string): void {
  session.putBack();
  const index = session.hand.findIndex((card) => move.split(' ').includes(card));
  const card = session.hand[index];
  if (card === undefined) return;
  session.pick(index);
  const place = targetsOf(card, [move])[0];
  session.trial.at = place ? placeText(place) : DISCARD;
}

/** The card that a move is made with; nothing where it takes none. */
export function cardOf(text: string): string {
  const move = parseMove(text);
  return move && 'card' in move ? move.card : '';
}
