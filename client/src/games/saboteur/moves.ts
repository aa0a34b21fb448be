/** Moves of Saboteur, as the protocol has them. */

import { isTool, type Tool } from '../../art/cards';
import type { SaboteurMove } from '../../protocol';
import { readMove } from '../../shell/moves';
import { parsePlace, type Place } from '../../shell/table/places';
import { SABOTEUR_MOVES } from '../../../generated/protocol/saboteur';

/** Reads a move; null where it is none of Saboteur. */
export function parseMove(text: string): SaboteurMove | null {
  return readMove<SaboteurMove>(SABOTEUR_MOVES, text);
}

/** The tool that a move breaks or mends: a card of one tool says it by itself (S-43). */
export function toolOf(move: SaboteurMove): Tool {
  if ('tool' in move && move.tool) return move.tool;
  return 'card' in move && isTool(move.card) ? move.card : 'lamp';
}

/** The place that a move is aimed at; null where it is aimed at a player, or at nothing. */
export function placeOfMove(text: string): Place | null {
  const move = parseMove(text);
  return move?.word === 'lay' || move?.word === 'rockfall' || move?.word === 'map' ? parsePlace(move.place) : null;
}
