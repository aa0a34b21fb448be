/** Which clan has won, and what the treasures are worth, in words. */

import type { Clan } from '../../../art/dark_cave/cards';
import { listed } from '../../../i18n';
import type { DarkCaveResult, DarkCaveView } from '../../../protocol';
import { s } from '../i18n';

export const CLANS: readonly Clan[] = ['blue', 'yellow'];

/** Which clan has won; a reader is told whether it is the own one. */
export function winnerText(view: DarkCaveView, me: number): string {
  const words = s().end;
  const winner = view.result?.winner ?? 'nobody';
  const mine = view.players[me]?.works_for;
  if (winner === 'nobody') return mine ? words.nobodyNorYou : words.nobody;
  const clan = s().clan[winner];
  if (view.winners.includes(me)) return words.youWin({ clan });
  return mine ? words.youLose({ clan, lost: s().clan[mine] }) : words.wins({ clan });
}

/** D-83: both treasures are worth the same, and still a clan has won. */
export function isTied({ treasures, winner }: DarkCaveResult): boolean {
  return treasures[0] === treasures[1] && winner !== 'nobody';
}

/** What a clan has saved, and what it is worth. */
export function treasureText(result: DarkCaveResult, clan: Clan): string {
  const at = CLANS.indexOf(clan);
  const params = { gold: result.saved[at] ?? 0, others: result.workers[1 - at] ?? 0, worth: result.treasures[at] ?? 0 };
  return `${s().end.treasure({ clan: s().clan[clan] })}: ${s().end.formula(params)}`;
}

/** Who has won, by how much; nothing before the end. */
export function outcome(view: DarkCaveView, me: number, nameOf: (seat: number) => string): string {
  const { result, winners } = view;
  if (!result) return '';
  return [
    winnerText(view, me),
    ...(isTied(result) ? [s().end.tie] : []),
    ...(winners.length > 0 ? [s().end.winners({ names: listed(winners.map(nameOf)) })] : []),
    ...CLANS.map((clan) => `${treasureText(result, clan)}.`),
  ].join(' ');
}
