/** Calls the reader back to one table when it waits for them: whatever the game. */

import { t } from '../../i18n';
import type { TableInfo, WireView } from '../../protocol';
import { titleOf } from '../server/gameTitles.svelte';
import { preferences } from '../preferences.svelte';
import { callsFor, waited, type Waited } from './calls';
import { send, shake } from './device';

export class Caller {
  private before: Waited | null = null;

  /** Takes in the table as it is now; tells whether it waits for the reader. */
  arrived(view: WireView, info: TableInfo): boolean {
    const now = waited(view, info);
    const calls = callsFor(this.before, now, document.visibilityState === 'hidden');
    this.before = now;
    if (calls.includes('shake')) shake();
    if (calls.includes('message')) this.message(t().mine.yours, info);
    return now.due;
  }

  /** Somebody reminds the reader. */
  nudged(by: number, info: TableInfo): void {
    shake();
    if (document.visibilityState === 'hidden') {
      this.message(t().calls.nudged({ name: info.seats[by]?.name ?? '' }), info);
    }
  }

  private message(title: string, info: TableInfo): void {
    if (preferences.calls) void send(title, titleOf(info.game), info.table);
  }
}
