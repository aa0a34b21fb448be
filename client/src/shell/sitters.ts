/** Who is to sit at a new table, seat by seat after the one of whoever opens it. */

import type { NewTable } from '../protocol';

/** Somebody who comes by link. */
export const FRIEND = '?';

/** What to ask for, so that they sit just there. */
export function seating(sitters: readonly string[]): Required<Pick<NewTable, 'opponents' | 'open_seats' | 'open_at'>> {
  const waiting = sitters.flatMap((sitter, at) => (sitter === FRIEND ? [at + 1] : []));
  return {
    opponents: sitters.filter((sitter) => sitter !== FRIEND),
    open_seats: waiting.length,
    open_at: waiting,
  };
}
