/** Another table with the same settings. */

import type { NewTable, TableInfo } from '../protocol';
import { FRIEND, seating } from './sitters';

/** What to ask for, so that the same company sits as before and plays by the same rules; people come by link again. */
export function sameAgain(info: TableInfo, name: string): NewTable {
  const others = [...info.seats.slice(info.me + 1), ...info.seats.slice(0, info.me)];
  return {
    game: info.game,
    name,
    players: info.seats.length,
    edition: info.edition,
    options: info.options,
    ...seating(others.map((seat) => (seat.kind === 'opponent' ? seat.opponent : FRIEND))),
    pace: info.pace,
    auto_pick: info.auto_pick,
  };
}
