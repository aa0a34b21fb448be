import type { SabotageView } from '../../protocol';
import type { GamePage } from '../../shell/games';
import { s } from './i18n';
import Picture from './Picture.svelte';
import { SOUNDS } from './sounds';
import Table from './Table.svelte';

export const game: GamePage<SabotageView> = {
  name: 'sabotage',
  Table,
  rank: 2,
  Picture,
  claim: () => s().claim,
  about: () => s().about,
  round: (round, rounds) => s().game(round, rounds),
  picksGold: false,
  sounds: SOUNDS,
  seatRole: (seat, players) => s().seat.role(seat, players),
  seatSide: (seat, host) => (seat % 2 === 0 ? s().seat.with(host) : s().seat.against(host)),
};
