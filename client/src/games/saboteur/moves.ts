/** Moves of Saboteur, as the protocol has them. */

import { isTool, type Tool } from '../../art/cards';
import type { SaboteurMove } from '../../protocol';
import { readMove } from '../../shell/moves';
import { DISCARD, seatTarget } from '../../shell/table/aim';
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

/** Where a move is tried with its card; nothing for one that takes none. */
export function targetOf(move: SaboteurMove): string {
  if ('place' in move) return move.place;
  if ('seat' in move) return seatTarget(move.seat);
  return move.word === 'pass' ? DISCARD : '';
}

/** The place that a move is aimed at; null where it is aimed at a player, or at nothing. */
export function placeOfMove(text: string): Place | null {
  const move = parseMove(text);
  return move && 'place' in move ? parsePlace(move.place) : null;
}
