import type { SabotageView } from '../../protocol';
import type { GamePage } from '../../shell/games';
import { s } from './i18n';
import Picture from './Picture.svelte';
import { SOUNDS } from './sounds';
import Table from './Table.svelte';

/** What a seat is to seat 0. */
function role(seat: number, players: number): string {
  const words = s().role;
  if (players === 2) return words.against;
  if (seat === 2) return words.partner;
  return seat === 1 ? words.left : words.right;
}

export const game: GamePage<SabotageView> = {
  name: 'sabotage',
  Table,
  rank: 2,
  Picture,
  claim: () => s().claim,
  about: () => s().about,
  round: (round, rounds) => s().game({ round, rounds }),
  picksGold: false,
  sounds: SOUNDS,
  seatRole: role,
  seatSide: (seat, host) => (seat % 2 === 0 ? s().seat.with({ host }) : s().seat.against({ host })),
};
