/** A table at a moment of the past: what the boards of a game show without anybody playing. */

import type { FormerInfo, LookedBack, SeatInfo, TableInfo, WireView } from '../../protocol';
import { LiveTable } from '../server/live.svelte';

export class StillTable extends LiveTable<WireView> {
  override readonly still: boolean = true;

  /** @param former who sat on each seat before, where that is known: a record has one name for each. */
  constructor(summary: LookedBack, table: string, former: readonly FormerInfo[][] = []) {
    super(table);
    this.info = infoOf(summary, table, former);
    this.connection = 'open';
  }

  /** There is nothing to connect to, and nothing is waited for. */
  protected override begin(): void {
    return;
  }
}

function infoOf(summary: LookedBack, table: string, former: readonly FormerInfo[][]): TableInfo {
  return {
    table,
    game: summary.game,
    edition: summary.edition,
    options: summary.options,
    started: true,
    over: summary.over,
    seats: summary.names.map((name, seat) => seatOf(name, former[seat] ?? [])),
    me: null,
    mine: [],
    link: '',
    commit: '',
    number: 0,
    pace: 0,
    auto_pick: 'no',
    host: -1,
    move_seconds: 0,
    bank_seconds: 0,
    talk: 'none',
    watching: 'yes',
    late: 'no',
    watchers: 0,
    deadline: null,
    stand_in_after: 0,
    next_table: '',
    next_by: null,
    lesson: null,
  };
}

function seatOf(name: string, former: FormerInfo[]): SeatInfo {
  return {
    name,
    kind: 'person',
    opponent: '',
    character: '',
    connected: true,
    away_since: null,
    stand_in: '',
    ready: false,
    bank: null,
    former,
    stood_in: [],
  };
}
