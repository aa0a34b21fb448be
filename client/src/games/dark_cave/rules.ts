/** How the cards and the positions of The Dark Cave are drawn in its rules. */

import { capital } from '../../i18n';
import type { Drawings } from '../../shell/guide/drawings';
import { s } from './i18n';
import { isFaceOf } from './moves';
import { cardName, clanCardName, goalName } from './telling/names';
import Piece from './Piece.svelte';
import Position from './Position.svelte';

/** "goal:NESW+exit" is a crossing with the exit, "clan:blue-loyal" a loyal dwarf of the blue clan. */
function nameOf(card: string): string {
  const [what = '', rest = ''] = card.split(':');
  switch (what) {
    case 'clan':
      return capital(clanCardName(rest));
    case 'back':
      return capital(s().aCardOf({ group: rest }));
    case 'goal':
      return s().goalIs({ goal: goalName(card.split('+')[1] ?? '') });
    case 'start':
      return s().startCard;
    default:
      return cardName(card);
  }
}

/** A path card is the same with either end up; there is one goal with each feature. */
function isKind(lying: string, card: string): boolean {
  const fixed = /^(?:start|goal):/;
  if (fixed.test(card)) return fixed.test(lying) && lying.split('+')[1] === card.split('+')[1];
  return lying === card || (/^I+:[NESW]/.test(card) && isFaceOf(lying, card));
}

const shape = (card: string): number => (/^(clan|goal|start):/.test(card) ? 1 : 100 / 124);

export const drawings: Drawings = { Piece, Position, nameOf, isKind, shape };
