/** A move shown in the cave before it is made, as if its card had been chosen and aimed there. */

import { parseMove, targetsOf } from './moves';
import type { Session } from './session.svelte';

/** Shows one of the moves that can be made; nothing takes back what is shown. */
export function showMove(session: Session, text: string): void {
  session.putBack();
  const move = parseMove(text);
  if (move?.word === 'step' || move?.word === 'step-goal') {
    session.trial.at = move.word === 'step' ? `field ${move.field}` : `goal ${move.place}`;
    return;
  }
  const aims = session.hand.map((card) => [...targetsOf(card, [text], null).keys()][0]);
  const index = aims.findIndex((aim) => aim !== undefined);
  const passed = session.hand.findIndex((card) => text.startsWith(`pass ${card}`));
  const at = index < 0 ? passed : index;
  const card = session.hand[at];
  if (card === undefined) return;
  session.pick(at);
  if (text.startsWith('lay ') && text.split(' ')[1] !== card) session.turn();
  session.trial.at = aims[index] ?? '';
}

/** The card that a move is made with, as it would lie; nothing where it takes none, or several. */
export function cardOf(text: string): string {
  const move = parseMove(text);
  return move && 'card' in move ? move.card : '';
}

/** Whether there is anything to show of a move: steps are shown, too. */
export function isShown(text: string): boolean {
  return cardOf(text) !== '' || text.startsWith('step ');
}
