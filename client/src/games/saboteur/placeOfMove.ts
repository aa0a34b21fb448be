/** Where a move of Saboteur takes place. */

import { parsePlace, type Place } from '../../shell/table/places';
import { parseMove } from './moves';

/** The place that a move is aimed at; null where it is aimed at a player, or at nothing. */
export function placeOfMove(text: string): Place | null {
  const move = parseMove(text);
  return move?.word === 'lay' || move?.word === 'rockfall' || move?.word === 'map' ? parsePlace(move.place) : null;
}
