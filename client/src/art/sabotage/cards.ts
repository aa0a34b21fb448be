/** The cards of Sabotage by their names in the notation. */

export const COLOURS = ['yellow', 'red', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type Letter = (typeof LETTERS)[number];

/** What stands on a pipe card. */
export type Stamp = Letter | 'X' | 'wrench';
export const STAMPS: readonly Stamp[] = [...LETTERS, 'X', 'wrench'];

export const REMOVALS = ['demontage', 'sabotage'] as const;
/** A card that takes another one off a roof. */
export type Removal = (typeof REMOVALS)[number];

export interface Pipe {
  readonly stamp: Stamp;
  readonly colour: Colour;
}

/** Colours that match run in the same kind of pipe: steam is yellow or red, water blue or purple. */
export type Kin = 'steam' | 'water';

export function kinOf(colour: Colour): Kin {
  return colour === 'yellow' || colour === 'red' ? 'steam' : 'water';
}

/** The pipe card of that name; null for other cards and for no card. */
export function pipeOf(card: string | null | undefined): Pipe | null {
  const [stamp, colour] = card?.split('-') ?? [];
  const known = COLOURS.find((each) => each === colour);
  const printed = STAMPS.find((each) => each === stamp);
  return known && printed ? { stamp: printed, colour: known } : null;
}

export function removalOf(card: string): Removal | null {
  return REMOVALS.find((each) => each === card) ?? null;
}
