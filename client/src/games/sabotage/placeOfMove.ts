/** Where a move of Sabotage takes place. */

import { LETTERS } from '../../art/sabotage/cards';
import type { SabotageMove, SabotageView } from '../../protocol';
import { readMove } from '../../shell/moves';
import { SABOTAGE_MOVES } from '../../../generated/protocol/sabotage';
import { sideSeenBy, type Place } from './places';
import { ownRoof } from './scores';

/** The place that a seat's move is aimed at, as the reader sees it; null where it is aimed at none. */
export function placeOfMove(text: string, seat: number, view: SabotageView): Place | null {
  const move = readMove<SabotageMove>(SABOTAGE_MOVES, text);
  if (move?.word !== 'lay' && move?.word !== 'take-off') return null;
  const letter = move.place ?? move.card.charAt(0);
  const at = LETTERS.findIndex((each) => each === letter);
  return at < 0 ? null : { side: sideSeenBy(seat % 2 === ownRoof(view), move.roof), at };
}
