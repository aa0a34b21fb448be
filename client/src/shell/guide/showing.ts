/** How a move is shown on its board before it is made: the `showing.ts` in the folder of each game. */

import type { AnySession } from '../table/session.svelte';

export interface Showing {
  /** Shows one of the moves that can be made, as if its card had been chosen and aimed there. */
  readonly showMove: (session: AnySession, move: string) => void;
  /** The card that a move is made with, as it would lie; nothing where it takes none. */
  readonly cardOf: (move: string) => string;
  /** Whether there is anything to show of a move. */
  readonly isShown: (move: string) => boolean;
}

interface Own extends Pick<Showing, 'cardOf'> {
  readonly showMove: (session: never, move: string) => void;
  /** Where not only moves with a card are shown. */
  readonly isShown?: Showing['isShown'];
}

const found = import.meta.glob<Own>('../../games/*/showing.ts');

/** Fetches how a game shows its moves; a game that brings no page shows none. */
export async function fetchShowing(game: string): Promise<Showing | null> {
  const own = await found[`../../games/${game}/showing.ts`]?.();
  // The sessions at a game's table are those of the game.
  if (!own) return null;
  const { showMove, cardOf } = own;
  const isShown = own.isShown ?? ((move: string) => cardOf(move) !== '');
  return { showMove: showMove as Showing['showMove'], cardOf, isShown };
}
