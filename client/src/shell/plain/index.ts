/** The page of any game that brings none of its own. */

import type { GamePage } from '../games';
import { s } from './i18n';
import Emblem from './Emblem.svelte';

/** The page of the game of that name. */
export function plainPage(name: string): GamePage {
  return {
    name,
    rank: Infinity,
    Emblem,
    picture: () => Promise.resolve({ default: Emblem }),
    table: () => import('./page'),
    claim: () => s().claim,
    about: () => s().about,
    round: (round, rounds) => s().round({ round, rounds }),
    picksGold: false,
  };
}
