/** A move shown in the cave before it is made, as if its card had been chosen and aimed there. */

import { targetsOf } from './moves';
import type { Session } from './session.svelte';

/** Shows one of the moves that can be made; nothing takes back what is shown. */
export function showMove(session: Session, move: string): void {
  session.putBack();
  const aims = session.hand.map((card) => [...targetsOf(card, [move], null).keys()][0]);
  const index = aims.findIndex((aim) => aim !== undefined);
  const passed = session.hand.findIndex((card) => move.startsWith(`pass ${card}`));
  const at = index < 0 ? passed : index;
  const card = session.hand[at];
  if (card === undefined) return;
  session.pick(at);
  if (move.startsWith('lay ') && move.split(' ')[1] !== card) session.turn();
  session.trial.at = aims[index] ?? '';
}
