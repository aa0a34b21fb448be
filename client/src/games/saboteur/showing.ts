/** How moves of Saboteur are made at its table, and with which cards. */

import { DISCARD, NO_AIM, seatOf, seatSpot, type Aim } from '../../shell/table/aim';
import { lyingAs } from './hand';
import { parseMove, targetOf } from './moves';

export function aimOf(text: string, { hand }: { readonly hand: readonly string[] }): Aim {
  const move = parseMove(text);
  if (move?.word === 'take') return { ...NO_AIM, at: { find: `[data-take="${move.value}"]` } };
  const lying = cardOf(text);
  if (!move || lying === '') return NO_AIM;
  const card = hand.find((each) => each === lying || (move.word === 'lay' && lyingAs(each, true) === lying)) ?? lying;
  const tried = targetOf(move);
  const seat = seatOf(tried);
  const at = tried === DISCARD ? { find: '[data-discard]' } : seat === null ? { place: tried } : seatSpot(seat);
  return { card, turned: card !== lying, at, tried };
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
