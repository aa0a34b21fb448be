/** Moves of Saboteur, as the protocol has them. */

import { isTool, type Tool } from '../../art/cards';
import type { SaboteurMove } from '../../protocol';
import { readMove } from '../../shell/moves';
import { DISCARD, seatTarget } from '../../shell/table/aim';
import { parsePlace, type Place } from '../../shell/table/places';
import { SABOTEUR_MOVES } from '../../../generated/protocol/saboteur';
import { lyingAs } from './hand';

/** Reads a move; null where it is none of Saboteur. */
export function parseMove(text: string): SaboteurMove | null {
  return readMove<SaboteurMove>(SABOTEUR_MOVES, text);
}

/** The tool that a move breaks or mends: a card of one tool says it by itself (S-43). */
export function toolOf(move: SaboteurMove): Tool {
  if ('tool' in move && move.tool) return move.tool;
  return 'card' in move && isTool(move.card) ? move.card : 'lamp';
}

/** The card that a move is made with, as it would lie; nothing where it takes none. */
export function cardIn(move: SaboteurMove | null): string {
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

/** Whether a move is made with that card of the hand, which may lie either way round. */
export function isMadeWith(card: string, move: SaboteurMove): boolean {
  const lying = cardIn(move);
  return lying !== '' && (card === lying || (move.word === 'lay' && lyingAs(card, true) === lying));
}

/** Where a move is tried with its card; nothing for one that takes none. */
export function targetOf(move: SaboteurMove): string {
  switch (move.word) {
    case 'lay':
    case 'rockfall':
    case 'map':
      return move.place;
    case 'break':
    case 'mend':
      return seatTarget(move.seat);
    case 'pass':
      return DISCARD;
    case 'turn':
    case 'take':
      return '';
  }
}

/** The place that a move is aimed at; null where it is aimed at a player, or at nothing. */
export function placeOfMove(text: string): Place | null {
  const move = parseMove(text);
  return move && 'place' in move ? parsePlace(move.place) : null;
}
