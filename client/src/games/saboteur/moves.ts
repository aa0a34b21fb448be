/** Moves of Saboteur, as the protocol has them. */

import { brokenTool, isAction, isTool, mendedTools, type Tool } from '../../art/cards';
import type { SaboteurMove } from '../../protocol';
import { readMove } from '../../shell/moves';
import { DISCARD, seatTarget } from '../../shell/table/aim';
import { parsePlace, type Place } from '../../shell/table/places';
import { SABOTEUR_MOVES } from '../../../generated/protocol/saboteur';
import { lyingAs } from './turn/hand';

type Repair = Extract<SaboteurMove, { word: 'mend' }>;

/** A repair names its tool, or is made with a card of that one tool, which says it by itself (S-43). */
type Mend = Repair & ({ readonly tool: Tool } | { readonly tool?: undefined; readonly card: Tool });

/** A move of which it is known what it breaks or mends. */
export type Move = Exclude<SaboteurMove, Repair> | Mend;

/** Reads a move; null where it is none of Saboteur. */
export function parseMove(text: string): Move | null {
  const move = readMove<SaboteurMove>(SABOTEUR_MOVES, text);
  return move?.word === 'mend' ? mendOf(move) : move;
}

function mendOf({ tool, card, ...rest }: Repair): Mend | null {
  if (tool) return { ...rest, card, tool };
  return isTool(card) ? { ...rest, card } : null;
}

/** A move at a tool of a player. */
export type ToolMove = Extract<Move, { word: 'break' | 'mend' }>;

export function isToolMove(move: Move): move is ToolMove {
  return move.word === 'break' || move.word === 'mend';
}

/** The tool that a move breaks or mends. */
export function toolOf(move: ToolMove): Tool {
  return move.tool ?? move.card;
}

/**
 * What a card of tools would do to a player, where it is not allowed: the rules say why.
 *
 * @param broken the tools of that player that are broken
 * @returns null for a card that does nothing to players
 */
export function toolMoveAt(card: string, seat: number, broken: readonly string[]): ToolMove | null {
  if (!isAction(card)) return null;
  const breaks = brokenTool(card);
  if (breaks) return { word: 'break', tool: breaks, seat };
  const tools = mendedTools(card);
  const [first, second] = tools;
  if (!first) return null;
  if (!second) return { word: 'mend', card: first, seat };
  return { word: 'mend', card, tool: tools.find((each) => broken.includes(each)) ?? first, seat };
}

/** The card that a move is made with, as it would lie; nothing where it takes none. */
export function cardIn(move: Move | null): string {
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
export function isMadeWith(card: string, move: Move): boolean {
  const lying = cardIn(move);
  return lying !== '' && (card === lying || (move.word === 'lay' && lyingAs(card, true) === lying));
}

/** Where a move is tried with its card; nothing for one that takes none. */
export function targetOf(move: Move): string {
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
