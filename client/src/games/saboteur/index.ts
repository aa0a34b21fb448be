import type { GamePage } from '../../shell/games';
import Emblem from './Emblem.svelte';
import { front } from './i18n';

export const game: GamePage = {
  name: 'saboteur',
  rank: 1,
  Emblem,
  picture: () => import('./Picture.svelte'),
  table: () => import('./page'),
  claim: () => front().claim,
  about: () => front().about,
  round: (round, rounds) => front().round({ round, rounds }),
  picksGold: true,
};
