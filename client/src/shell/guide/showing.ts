/** How moves are made on their board, so that they can be shown: the `showing.ts` in the folder of each game. */

import type { Aim } from '../table/aim';
import type { AnySession } from '../table/session.svelte';

export interface Showing {
  readonly aimOf: (move: string, session: Pick<AnySession, 'hand'>) => Aim;
  /** The card that a move is made with, as it would lie; nothing where it takes none. */
  readonly cardOf: (move: string) => string;
  /** Whether there is anything to show of a move. */
  readonly isShown: (move: string) => boolean;
}

/** Not only moves with a card may be shown. */
type Own = Omit<Showing, 'isShown'> & Partial<Showing>;

const found = import.meta.glob<Own>('../../games/*/showing.ts');

/** Fetches how a game shows its moves; a game that brings no page shows none. */
export async function fetchShowing(game: string): Promise<Showing | null> {
  const own = await found[`../../games/${game}/showing.ts`]?.();
  return own ? { isShown: (move) => own.cardOf(move) !== '', ...own } : null;
}
