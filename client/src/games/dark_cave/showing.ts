/** How moves of The Dark Cave are made at its table, and with which cards. */

import { NO_SPOT, seatOf, seatSpot, type Aim, type Spot } from '../../shell/table/aim';
import { isMadeWith, parseMove, targetOf, type Target } from './moves';

/** How a move is made: with which card of the hand, and where. */
export function aimOf(text: string, { hand }: { readonly hand: readonly string[] }): Aim {
  const move = parseMove(text);
  const card = hand.find((each) => move && isMadeWith(each, move)) ?? cardOf(text);
  // A web is cut without a card, and with one tap.
  const tried = (move && move.word !== 'cut' && targetOf(move)) || '';
  return {
    card,
    turned: move?.word === 'lay' && move.card !== card,
    at: move?.word === 'pass' || move?.word === 'stay' ? { find: `[data-${move.word}]` } : spotOf(tried),
    tried,
    ...(move?.word === 'lure' && { first: `field ${move.start}` }),
  };
}

function spotOf(target: Target): Spot {
  const seat = seatOf(target);
  if (seat !== null) return seatSpot(seat);
  return target === '' ? NO_SPOT : { find: `[data-target="${target}"]` };
}

/** The card that a move is made with, as it would lie; nothing where it takes none, or several. */
export function cardOf(text: string): string {
  const move = parseMove(text);
  if (move?.word === 'pass') return move.cards.includes(' ') ? '' : move.cards;
  return move && 'card' in move ? move.card : '';
}

/** Whether there is anything to show of a move: steps are shown, too. */
export function isShown(text: string): boolean {
  return cardOf(text) !== '' || text.startsWith('step ');
}
