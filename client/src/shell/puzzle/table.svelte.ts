/** The table of a puzzle: the reader may make the moves that can be answered, and making one is the answer. */

import type { LookedBack } from '../../protocol';
import type { Answer } from '../server/live.svelte';
import { StillTable } from '../replay/still.svelte';

export class PuzzleTable extends StillTable {
  override readonly still: boolean = false;
  private readonly onmove: (move: string) => void;

  constructor(summary: LookedBack, onmove: (move: string) => void) {
    super(summary, '');
    this.onmove = onmove;
  }

  override play(move: string): Promise<Answer> {
    this.onmove(move);
    return Promise.resolve({ outcome: 'accepted' });
  }
}
