/** How a move is made at a table: with which card, and where. */

/** What a sentence points at. */
export type Spot =
  /** An element of the page, by a selector. */
  | { readonly find: string }
  /** A place of the ground, as the notation writes it. */
  | { readonly place: string }
  /** Several of them, as one. */
  | { readonly places: readonly string[] };

/** Nothing. */
export const NO_SPOT: Spot = { find: ':not(*)' };

export interface Aim {
  /** The card of the hand, as the hand has it; nothing where none is played. */
  readonly card: string;
  /** It is played half a turn round. */
  readonly turned?: boolean;
  /** Where it is played, or what is pressed. */
  readonly at: Spot;
  /** What the first tap there tries (`Trial.at`); nothing where one tap is all. */
  readonly tried: string;
  /** What is aimed at before that, if anything: there the move is shown before it is made. */
  readonly first?: string;
}

/** Of a move that is made in a way of its own. */
export const NO_AIM: Aim = { card: '', at: NO_SPOT, tried: '' };

/** Where a card is tried that is put away. */
export const DISCARD = 'discard';

const SEAT = 'seat ';

/** Where a card is tried that is aimed at a player. */
export function seatTarget(seat: number): string {
  return `${SEAT}${seat}`;
}

/** The seat that a card is tried at; null where it isn't one. */
export function seatOf(target: string): number | null {
  return target.startsWith(SEAT) ? Number(target.slice(SEAT.length)) : null;
}

/** A player, as something to point at. */
export function seatSpot(seat: number): Spot {
  return { find: `[data-seat="${seat}"]` };
}
