/** How the cards and the positions of Sabotage are drawn in its rules. */

import type { Drawings } from '../../shell/guide/drawings';
import { cardName } from './telling/names';
import Piece from './Piece.svelte';
import Position from './Position.svelte';

export const drawings: Drawings = {
  Piece,
  Position,
  nameOf: cardName,
  isKind: (lying, card) => lying === card,
  shape: () => 1,
};
