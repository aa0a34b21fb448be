/** What a seat is beside its name: a computer player's, somebody's who is away, or played for them. */

import { inMine, t } from '../../i18n';
import type { TableInfo } from '../../protocol';
import { gameInfo } from '../server/gameTitles.svelte';
import { characterOf } from './character';
import { isAway } from './company';
import { c } from './i18n';

export function presence(info: TableInfo | null, seat: number): string {
  const found = info?.seats[seat];
  if (!info || !found) return '';
  if (found.kind === 'opponent') {
    return [t().seats.opponent, levelOf(info.game, found.opponent), characterOf(found)].filter(Boolean).join(', ');
  }
  if (found.stand_in) return c().away.standingIn;
  return isAway(info, seat) ? t().seats.away : '';
}

/** What a computer player is called as such, such as "Medium"; nothing where it isn't among those offered. */
function levelOf(game: string, opponent: string): string {
  const titles = gameInfo(game)?.opponents.find(({ name }) => name === opponent)?.titles;
  return titles ? inMine(titles) : '';
}
