/** The cards of the maze by their names among all cards. */

import type { SaboteurView } from '../../protocol';
import { samePlace, type Place } from '../../shell/table/places';

/** The card that lies face up at a place; nothing where there is none. */
export function cardThere(view: SaboteurView, place: Place): string {
  const card = view.maze.find((each) => samePlace(each, place));
  const goal = view.goals.find((each) => samePlace(each, place));
  if (goal?.face === 'treasure') return 'goal:treasure';
  if (goal?.face) return `goal:${card?.card ?? goal.face}`;
  return card?.kind === 'start' ? 'start' : (card?.card ?? '');
}
