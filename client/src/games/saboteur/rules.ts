/** How the cards and the positions of Saboteur are drawn in its rules. */

import { capital } from '../../i18n';
import type { Drawings } from '../../shell/guide/drawings';
import { waysToLie } from './turn/hand';
import { s } from './i18n';
import { cardName, faceName, openSides } from './telling/names';
import Piece from './Piece.svelte';
import Position from './Position.svelte';

const SHAPE = /^[NESW.]+$/;

/** "goal:NE" is a stone whose tunnel is open to the north and east. */
function nameOf(card: string): string {
  const [what = '', rest = ''] = card.split(':');
  switch (what) {
    case 'start':
      return s().card.start;
    case 'back':
      return capital(s().card.hidden);
    case 'goal':
      return capital(rest === 'treasure' ? faceName(rest) : `${faceName(rest)}, ${openSides(rest)}`);
    case 'gold':
      return s().card.gold({ value: Number(rest) });
    case 'role':
      return rest === 'digger' ? s().role.digger : s().role.saboteur;
    default:
      return cardName(card);
  }
}

/** A path card, or the stone under a goal, is the same with either end up. */
function isKind(lying: string, card: string): boolean {
  if (lying === card) return true;
  const [goal, shape] = card.startsWith('goal:') ? ['goal:', card.slice(5)] : ['', card];
  return SHAPE.test(shape) && waysToLie(shape).some((each) => goal + each === lying);
}

export const drawings: Drawings = { Piece, Position, nameOf, isKind, shape: () => 2 / 3 };
