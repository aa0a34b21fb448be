import type { SaboteurView } from '../../protocol';
import type { GamePage } from '../../shell/games';
import { s } from './i18n';
import Picture from './Picture.svelte';
import { SOUNDS } from './sounds';
import Table from './Table.svelte';

export const game: GamePage<SaboteurView> = {
  name: 'saboteur',
  Table,
  rank: 1,
  Picture,
  claim: () => s().claim,
  about: () => s().about,
  round: (round, rounds) => s().table.round({ round, rounds }),
  picksGold: true,
  sounds: SOUNDS,
};
