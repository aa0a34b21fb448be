/** The places of both roofs, as the reader sees them. */

import { LETTERS, type Letter } from '../../../art/sabotage/cards';

/** Whose roof, as the reader calls it; partners share theirs. */
export type Side = 'own' | 'other';
export const SIDES: readonly Side[] = ['own', 'other'];

export interface Place {
  readonly side: Side;
  /** From 0 (A) to 8 (I). */
  readonly at: number;
}

/** The nine places of a roof. */
export function placesOf(side: Side): Place[] {
  return LETTERS.map((_, at) => ({ side, at }));
}

/** The place of a roof with that letter; null where none has it. */
export function placeAt(side: Side, letter: string): Place | null {
  const at = LETTERS.findIndex((each) => each === letter);
  return at < 0 ? null : { side, at };
}

export function letterOf(place: Place): Letter {
  return LETTERS[place.at]!;
}

/** `own E` */
export function placeText(place: Place): string {
  return `${place.side} ${letterOf(place)}`;
}

/** Finds on the page a place that is given as text. */
export function placeSelector(text: string): string {
  const [side = '', letter = ''] = text.split(' ');
  return `[data-side="${side}"][data-place="${LETTERS.findIndex((each) => each === letter)}"]`;
}

export function samePlace(a: Place | null, b: Place | null): boolean {
  return a !== null && b !== null && a.side === b.side && a.at === b.at;
}

/** Whose roof an event of some seat speaks of, as the reader sees it. */
export function sideSeenBy(mine: boolean, side: string): Side {
  return mine === (side === 'own') ? 'own' : 'other';
}
