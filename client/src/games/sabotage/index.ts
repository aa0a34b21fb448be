import type { GamePage } from '../../shell/games';
import Emblem from './Emblem.svelte';
import { front } from './i18n';

/** What a seat is to seat 0. */
function role(seat: number, players: number): string {
  const words = front().role;
  if (players === 2) return words.against;
  if (seat === 2) return words.partner;
  return seat === 1 ? words.left : words.right;
}

export const game: GamePage = {
  name: 'sabotage',
  rank: 2,
  Emblem,
  picture: () => import('./Picture.svelte'),
  table: () => import('./page'),
  claim: () => front().claim,
  about: () => front().about,
  round: (round, rounds) => front().round({ round, rounds }),
  between: () => front().between,
  picksGold: false,
  seatRole: role,
  seatSide: (seat, host) => (seat % 2 === 0 ? front().side.with({ host }) : front().side.against({ host })),
};
