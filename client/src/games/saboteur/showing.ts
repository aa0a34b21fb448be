/** How moves of Saboteur are made at its table, and with which cards. */

import { DISCARD, NO_AIM, seatOf, seatSpot, type Aim } from '../../shell/table/aim';
import { cardIn, isMadeWith, parseMove, targetOf } from './moves';

/** How a move is made: with which card of the hand, and where. */
export function aimOf(text: string, { hand }: { readonly hand: readonly string[] }): Aim {
  const move = parseMove(text);
  if (move?.word === 'take') return { ...NO_AIM, at: { find: `[data-take="${move.value}"]` } };
  const lying = cardIn(move);
  if (!move || lying === '') return NO_AIM;
  const card = hand.find((each) => isMadeWith(each, move)) ?? lying;
  const tried = targetOf(move);
  const seat = seatOf(tried);
  const at = tried === DISCARD ? { find: '[data-discard]' } : seat === null ? { place: tried } : seatSpot(seat);
  return { card, turned: card !== lying, at, tried };
}

/** The card that a move is made with, as it would lie; nothing where it takes none. */
export function cardOf(text: string): string {
  return cardIn(parseMove(text));
}
