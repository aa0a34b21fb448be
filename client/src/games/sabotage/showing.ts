/** How moves of Sabotage are made at its table, and with which cards. */

import { DISCARD, NO_AIM, type Aim, type Spot } from '../../shell/table/aim';
import { parseMove } from './moves';
import { placeSelector, type Side } from './roofs/places';

export const CLOSE: Spot = { find: '[data-close]' };

export function spotOf(side: Side, letter: string): Spot {
  return { find: placeSelector(`${side} ${letter}`) };
}

/** How a move is made: with which card of the hand, and where. */
export function aimOf(text: string): Aim {
  const move = parseMove(text);
  switch (move?.word) {
    case 'lay':
    case 'take-off': {
      const { card, roof, place = card.charAt(0) } = move;
      return { card, at: spotOf(roof, place), tried: `${roof} ${place}` };
    }
    case 'discard':
      return { card: move.card, at: { find: '[data-discard]' }, tried: DISCARD };
    case 'close':
      return { ...NO_AIM, at: CLOSE };
    case 'consent':
    case undefined:
      return NO_AIM;
  }
}

/** The card that a move is made with; nothing where it takes none. */
export function cardOf(text: string): string {
  return aimOf(text).card;
}
