/** What the levels of computer players have won against each other. */

import type { OpponentInfo } from '../../protocol';

export interface LevelNote {
  stronger: OpponentInfo;
  weaker: OpponentInfo;
  /** How many of a hundred the stronger one has won. */
  wins: number;
}

/** All that was measured, in the order of the levels. */
export function levelNotes(opponents: readonly OpponentInfo[]): LevelNote[] {
  return opponents.flatMap((stronger) =>
    opponents.flatMap((weaker) => {
      const wins = stronger.wins[weaker.name];
      return wins === undefined ? [] : [{ stronger, weaker, wins }];
    }),
  );
}
