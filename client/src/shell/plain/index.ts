/** The page of any game that brings none of its own. */

import type { PlainView } from '../../protocol';
import type { GamePage } from '../games';
import { s } from './i18n';
import Picture from './Picture.svelte';
import Table from './Table.svelte';

/** The page of the game of that name. */
export function plainPage(name: string): GamePage<PlainView> {
  return {
    name,
    Table,
    rank: Infinity,
    Picture,
    claim: () => s().claim,
    about: () => s().about,
    round: (round, rounds) => (rounds > 1 ? s().round({ round, rounds }) : ''),
    picksGold: false,
    sounds: {},
  };
}
