/** Who is to sit at a new table, seat by seat after the one of whoever opens it. */

import type { NewTable } from '../../protocol';

/** Somebody who comes by link. */
export const FRIEND = '?';

/** Somebody who plays at the same device. */
export const HERE = '@';

/** The seats on which such people sit. */
export function seatsOf(sitters: readonly string[], wanted: string): number[] {
  return sitters.flatMap((sitter, at) => (sitter === wanted ? [at + 1] : []));
}

/** What to ask for, so that they sit just there; those at the device by the names of their seats. */
export function seating(
  sitters: readonly string[],
  names: Readonly<Record<number, string>> = {},
): Required<Pick<NewTable, 'here' | 'opponents' | 'open_seats' | 'open_at'>> {
  const waiting = seatsOf(sitters, FRIEND);
  return {
    here: seatsOf(sitters, HERE).map((seat) => ({ seat, name: (names[seat] ?? '').trim() })),
    opponents: sitters.filter((sitter) => sitter !== FRIEND && sitter !== HERE),
    open_seats: waiting.length,
    open_at: waiting,
  };
}
