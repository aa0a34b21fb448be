/** What a card of the hand is, and the two ways in which a path card can lie. */

import { isAction, type Action } from '../../../art/cards';
import { halfTurn } from '../../../art/shape';

/** What a card of the hand is aimed at. */
export type TargetKind = 'place' | 'seat' | 'card' | 'goal';

export function actionOf(card: string): Action | null {
  return isAction(card) ? card : null;
}

export function isPath(card: string): boolean {
  return !isAction(card);
}

export function targetKind(card: string): TargetKind {
  if (isPath(card)) return 'place';
  if (card === 'rockfall') return 'card';
  return card === 'map' ? 'goal' : 'seat';
}

/** The spellings in which a path card of the hand can lie: as printed, and turned where that differs. */
export function waysToLie(card: string): readonly string[] {
  const turned = halfTurn(card);
  return turned === card ? [card] : [card, turned];
}

export function canTurn(card: string): boolean {
  return isPath(card) && waysToLie(card).length > 1;
}

/** How a path card lies when it is shown turned or not. */
export function lyingAs(card: string, turned: boolean): string {
  return turned && isPath(card) ? halfTurn(card) : card;
}
