import type { GamePage } from '../../shell/games';
import Emblem from './Emblem.svelte';
import { front } from './i18n';

export const game: GamePage = {
  name: 'dark_cave',
  rank: 3,
  Emblem,
  picture: () => import('./Picture.svelte'),
  table: () => import('./page'),
  claim: () => front().claim,
  about: () => front().about,
  round: () => '',
  picksGold: false,
  upfront: ['both_out'],
};
