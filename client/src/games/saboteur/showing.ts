/** A move shown on the board before it is made, as if its card had been chosen and aimed there. */

import { choicesFor, hasUse } from './choices';
import { lyingAs } from './hand';
import { parseMove } from './moves';
import { DISCARD, seatTarget, type Session } from './session.svelte';

/** Shows one of the moves that can be made; nothing takes back what is shown. */
export function showMove(session: Session, text: string): void {
  session.putBack();
  const move = parseMove(text);
  if (!move || !('card' in move || 'place' in move || 'seat' in move)) return;
  const index = session.hand.findIndex((card) => {
    const choices = choicesFor(card, [text]);
    return choices.canPass || hasUse(choices);
  });
  const card = session.hand[index];
  if (card === undefined) return;
  session.pick(index);
  if (move.word === 'lay' && lyingAs(card, false) !== move.card) session.turn();
  if ('place' in move) session.trial.at = move.place;
  else session.trial.at = 'seat' in move ? seatTarget(move.seat) : DISCARD;
}

/** The card that a move is made with, as it would lie; nothing where it takes none. */
export function cardOf(text: string): string {
  const move = parseMove(text);
  switch (move?.word) {
    case 'map':
    case 'rockfall':
      return move.word;
    case 'break':
      return `break-${move.tool}`;
    case 'lay':
    case 'mend':
    case 'pass':
      return move.card;
    case 'turn':
    case 'take':
    case undefined:
      return '';
  }
}
