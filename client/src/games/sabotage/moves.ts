/** Moves in notation, and where a card can go. */

import { pipeOf, removalOf } from '../../art/sabotage/cards';
import type { Roof } from '../../art/sabotage/roof';
import type { SabotageMove } from '../../protocol';
import { readMove } from '../../shell/moves';
import { SABOTAGE_MOVES } from '../../../generated/protocol/sabotage';
import { letterOf, placeText, SIDES, type Place } from './roofs/places';

/** Reads a move; null where it is none of Sabotage. */
export function parseMove(text: string): SabotageMove | null {
  return readMove<SabotageMove>(SABOTAGE_MOVES, text);
}

/** What a card does at a place: it is laid there, or takes the card there off. */
export function moveAt(card: string, place: Place): string {
  const pipe = pipeOf(card);
  if (!pipe) return `${card} ${placeText(place)}`;
  const letter = letterOf(place);
  return `lay ${card} ${place.side}${pipe.stamp === letter ? '' : ` ${letter}`}`;
}

/** The roof as it is once a card has been played at a place of it. */
export function after(roof: Roof, card: string, at: number): Roof {
  return roof.map((lies, place) => (place !== at ? lies : removalOf(card) ? null : card));
}

/** The places where a card can be played, among the moves that are allowed. */
export function targetsOf(card: string, legal: readonly string[]): Place[] {
  const allowed = new Set(legal);
  return SIDES.flatMap((side) =>
    Array.from({ length: 9 }, (_, at): Place => ({ side, at })).filter((place) => allowed.has(moveAt(card, place))),
  );
}
