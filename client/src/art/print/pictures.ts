/** The pictures that are printed: of each game by name, as `pitprop.printing` asks for them. */

import { darkCave } from './dark_cave';
import type { Pictures } from './picture';
import { sabotage } from './sabotage';
import { saboteur } from './saboteur';

export const GAMES: Readonly<Record<string, () => Pictures>> = { dark_cave: darkCave, sabotage, saboteur };
