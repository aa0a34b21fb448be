/** Another table with the same settings. */

import type { NewTable, TableInfo } from '../protocol';

/** What to ask for, so that the same company plays by the same rules; people come by link again. */
export function sameAgain(info: TableInfo, name: string): NewTable {
  const others = info.seats.filter((_seat, at) => at !== info.me);
  return {
    game: info.game,
    name,
    players: info.seats.length,
    edition: info.edition,
    options: info.options,
    opponents: others.flatMap((seat) => (seat.kind === 'opponent' ? [seat.opponent] : [])),
    open_seats: others.filter((seat) => seat.kind === 'person').length,
    pace: info.pace,
    auto_pick: info.auto_pick,
  };
}
