/** The tables that the reader sits at, as the server last told them. */

import type { TableSummary } from '../../protocol';
import { forget, myTables } from './api';
import { whenIdle } from '../idle';

/** How often it is asked, in milliseconds, whether another table waits for the reader. */
const EVERY = 20_000;

class Mine {
  /** Null until they have come. */
  tables: TableSummary[] | null = $state.raw(null);
  /** They have been shown, so that they may be out of date when they are shown again. */
  seen = false;

  /**
   * Asks for them anew.
   *
   * @throws {ServerError} they didn't come; those of before are kept
   */
  async refresh(): Promise<void> {
    this.tables = await myTables();
  }

  /**
   * Takes a table off the list; the game itself stays.
   *
   * @throws {ServerError} it could not be taken off
   */
  async remove(table: string): Promise<void> {
    await forget(table);
    this.left(table);
  }

  /** The reader has no seat at a table any more. */
  left(table: string): void {
    this.tables = this.tables?.filter((each) => each.table !== table) ?? null;
  }

  /** Keeps them up to date as long as the page is looked at; put on any element. */
  readonly follow = (): (() => void) => {
    const ask = (): void => {
      // Whoever has lost the server is told so elsewhere.
      if (document.visibilityState === 'visible') this.refresh().catch(() => undefined);
    };
    const first = whenIdle(ask);
    const asking = setInterval(ask, EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      first();
      clearInterval(asking);
      document.removeEventListener('visibilitychange', ask);
    };
  };
}

export const mine = new Mine();

/** The tables in three heaps: those that wait for the reader, those that wait for others, those that are over. */
export function sorted(tables: readonly TableSummary[]): {
  readonly waiting: TableSummary[];
  readonly running: TableSummary[];
  readonly over: TableSummary[];
} {
  return {
    waiting: tables.filter(({ awaits }) => awaits),
    running: tables.filter(({ awaits, over }) => !awaits && !over),
    over: tables.filter((each) => each.over),
  };
}

/** Whether several people sit at a table. */
export function isCompany(table: TableSummary): boolean {
  return table.seats.filter(({ kind }) => kind === 'person').length > 1;
}
