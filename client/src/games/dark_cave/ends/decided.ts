/** What decided a game: one sentence. */

import type { Clan } from '../../../art/dark_cave/cards';
import type { Person } from '../../../i18n/person';
import type { DarkCaveView } from '../../../protocol';
import { wayBetween } from '../../../shell/table/way';
import type { Place } from '../../../shell/table/places';
import { s } from '../i18n';

type Over = Pick<DarkCaveView, 'players' | 'result'>;

/** The path from the start to the exit, where paths alone lead there; empty where they don't. */
export function wayToExit({ net }: Pick<DarkCaveView, 'net'>): readonly Place[] {
  const exit = net.find(({ feature }) => feature === 'exit');
  const cards = net.map(({ x, y, openings }) => ({ x, y, groups: openings.split('.') }));
  return exit ? wayBetween(cards, { x: 0, y: 0 }, exit) : [];
}

/** D-83: whoever has brought out so much that the clan would not have won without it; -1 for nobody. */
export function decisiveSeat({ players, result }: Over): number {
  if (!result || result.winner === 'nobody') return -1;
  const own = result.winner === 'blue' ? 0 : 1;
  const others = result.treasures[1 - own] ?? 0;
  const factor = result.workers[1 - own] ?? 0;
  const without = (seat: number): number => ((result.saved[own] ?? 0) - (players[seat]?.gold ?? 0)) * factor;
  const winsTies = players.some(({ left, works_for }) => left === 1 && works_for === result.winner);
  const falls = (worth: number): boolean => (winsTies ? worth < others : worth <= others);
  const decisive = players.flatMap((player, seat) =>
    player.left !== null && player.works_for === result.winner && falls(without(seat)) ? [seat] : [],
  );
  return decisive.toSorted((a, b) => (players[b]?.gold ?? 0) - (players[a]?.gold ?? 0) || a - b)[0] ?? -1;
}

/** The sentence about a game that is over; nothing where nobody has won. */
export function decided(view: Over, person: (seat: number) => Person): string {
  const { result } = view;
  if (!result || result.winner === 'nobody') return '';
  const seat = decisiveSeat(view);
  const clan = s().clan[result.winner];
  if (seat >= 0) return s().end.decidedGold({ person: person(seat), gold: view.players[seat]?.gold ?? 0, clan });
  const own = result.winner === 'blue' ? 0 : 1;
  const other: Clan = own === 0 ? 'yellow' : 'blue';
  const [worth, less] = [result.treasures[own] ?? 0, result.treasures[1 - own] ?? 0];
  return worth === less ? '' : s().end.decidedWorth({ clan, other: s().clan[other], worth, less });
}
