/** How the cards and the positions of each game are drawn in its rules: the `rules.ts` in its folder. */

import type { Component } from 'svelte';
import { isPart, wantWords } from '../../i18n/words.svelte';
import type { FigureText } from '../../protocol';

/** What the folder of a game gives to the pages about its rules. */
export interface Drawings {
  /** A card, by its name in the catalogue or as it lies; it takes the width that there is. */
  readonly Piece: Component<{ card: string }>;
  /** How wide such a card is compared to its height. */
  readonly shape: (card: string) => number;
  /** A position. */
  readonly Position: Component<{ figure: FigureText }>;
  readonly nameOf: (card: string) => string;
  /** Whether a card as it lies is one of the catalogue. */
  readonly isKind: (lying: string, card: string) => boolean;
}

const found = import.meta.glob<{ drawings: Drawings }>('../../games/*/rules.ts');

/** Fetches them with the words of the game; a game that brings no page has none. */
export async function fetchDrawings(game: string): Promise<Drawings | null> {
  const own = found[`../../games/${game}/rules.ts`];
  if (!own) return null;
  const [module] = await Promise.all([own(), isPart(game) ? wantWords(game) : undefined]);
  return module.drawings;
}
