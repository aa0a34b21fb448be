/** Moves as the notation writes them: read for grouping, written for trying. */

import type { Tool } from '../../art/cards';
import { isTool } from '../../art/cards';
import { parsePlace, placeText, type Place } from '../../shell/table/places';

export type Move =
  | { readonly kind: 'lay'; readonly card: string; readonly place: Place }
  | { readonly kind: 'break'; readonly tool: Tool; readonly seat: number }
  | { readonly kind: 'mend'; readonly card: string; readonly tool: Tool; readonly seat: number }
  | { readonly kind: 'rockfall'; readonly place: Place }
  | { readonly kind: 'map'; readonly place: Place }
  | { readonly kind: 'pass'; readonly card: string }
  | { readonly kind: 'turn'; readonly card: string }
  | { readonly kind: 'take'; readonly value: number };

/** Reads a move; null where it is none of Saboteur. */
export function parseMove(text: string): Move | null {
  const [verb, first = '', second = '', third = ''] = text.split(' ');
  switch (verb) {
    case 'lay':
      return { kind: 'lay', card: first, place: parsePlace(second) };
    case 'break':
      return { kind: 'break', tool: tool(first), seat: Number(second) - 1 };
    case 'mend':
      return third === ''
        ? { kind: 'mend', card: first, tool: tool(first), seat: Number(second) - 1 }
        : { kind: 'mend', card: first, tool: tool(second), seat: Number(third) - 1 };
    case 'rockfall':
    case 'map':
      return { kind: verb, place: parsePlace(first) };
    case 'pass':
    case 'turn':
      return { kind: verb, card: first };
    case 'take':
      return { kind: 'take', value: Number(first) };
    default:
      return null;
  }
}

export function moveText(move: Move): string {
  switch (move.kind) {
    case 'lay':
      return `lay ${move.card} ${placeText(move.place)}`;
    case 'break':
      return `break ${move.tool} ${move.seat + 1}`;
    case 'mend':
      return move.card.includes('+')
        ? `mend ${move.card} ${move.tool} ${move.seat + 1}`
        : `mend ${move.tool} ${move.seat + 1}`;
    case 'rockfall':
    case 'map':
      return `${move.kind} ${placeText(move.place)}`;
    case 'pass':
    case 'turn':
      return `${move.kind} ${move.card}`;
    case 'take':
      return `take ${move.value}`;
  }
}

function tool(text: string): Tool {
  return isTool(text) ? text : 'lamp';
}
