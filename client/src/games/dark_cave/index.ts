import type { DarkCaveView } from '../../protocol';
import type { GamePage } from '../../shell/games';
import { s } from './i18n';
import Picture from './Picture.svelte';
import { SOUNDS } from './sounds';
import Table from './Table.svelte';

export const game: GamePage<DarkCaveView> = {
  name: 'dark_cave',
  Table,
  rank: 3,
  Picture,
  claim: () => s().claim,
  about: () => s().about,
  round: () => s().name,
  picksGold: false,
  sounds: SOUNDS,
  upfront: ['both_out'],
};
