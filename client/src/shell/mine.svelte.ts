/** The tables that the reader sits at, as the server last told them. */

import type { TableSummary } from '../protocol';
import { myTables } from './api';

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
}

export const mine = new Mine();
