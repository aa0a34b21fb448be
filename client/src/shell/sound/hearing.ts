/** Which sounds belong to what is new at a table. */

import type { WireView } from '../../protocol';
import { newEvents } from '../log/line';
import type { SoundName, SoundTable } from './sounds';

type Seen = Pick<WireView, 'round' | 'seat' | 'decider' | 'history'>;

/** How many at once at most, those that matter most: the first of these. */
const MOST = 3;
const RANK: readonly SoundName[] = ['motif', 'bell', 'thud', 'chime', 'knock', 'paper'];

/** What comes so soon after the reader has come back was there before, in milliseconds. */
const COMING_BACK = 500;

/** Follows a table from view to view. What was there when one came to it isn't heard. */
export class Hearing {
  private before: Seen | null = null;
  private quietUntil = 0;

  /** What the latest view is to sound like. */
  arrived(now: Seen, table: SoundTable): SoundName[] {
    const before = this.before;
    this.before = now;
    if (!before || before.seat !== now.seat || performance.now() < this.quietUntil) return [];
    return soundsBetween(before, now, table);
  }

  /** What happens until the table is found again isn't heard either. */
  lost(): void {
    this.before = null;
  }

  /** The reader is there again. */
  cameBack(): void {
    this.quietUntil = performance.now() + COMING_BACK;
  }
}

function soundsBetween(before: Seen, now: Seen, table: SoundTable): SoundName[] {
  const heard = newEvents(before, now).flatMap(({ key }) => table[key]?.sound ?? []);
  if (now.seat !== null && now.decider === now.seat && before.decider !== now.seat) heard.push('bell');
  const kept = RANK.filter((name) => heard.includes(name)).slice(0, MOST);
  return [...new Set(heard)].filter((name) => kept.includes(name));
}
