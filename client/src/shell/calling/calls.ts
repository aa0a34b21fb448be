/** When the reader is called back to a table, and by what. */

import type { TableInfo, WireView } from '../../protocol';

/** What of a table decides about that. */
export interface Waited {
  /** The reader's seat; null for whoever watches. */
  readonly seat: number | null;
  /** Whether the table waits for the reader. */
  readonly due: boolean;
  /** How far the game has come. */
  readonly number: number;
}

/** A short shake of the device, or a message of the system. */
export type Call = 'shake' | 'message';

export function waited(view: Pick<WireView, 'seat' | 'decider' | 'phase'>, info: TableInfo): Waited {
  const { seat, decider, phase } = view;
  if (seat === null) return { seat, due: false, number: info.number };
  const unready = phase === 'dealing' && !(info.seats[seat]?.ready ?? true);
  return { seat, due: decider === seat || unready, number: info.number };
}

/**
 * How to call the reader, now that a table has changed. Who looks at the page sees it; a message is for
 * those who don't.
 */
export function callsFor(before: Waited | null, now: Waited, hidden: boolean): Call[] {
  if (!before || before.seat !== now.seat || !now.due) return [];
  // Behind the reader's back only others can have moved: it is their turn once more.
  const anew = !before.due || (hidden && now.number > before.number);
  if (!anew) return [];
  return hidden ? ['shake', 'message'] : ['shake'];
}
