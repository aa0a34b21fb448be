/** Who has won, and how everybody stands, in words. */

import { listed, sideBySide } from '../../../i18n';
import type { SaboteurGoal, SaboteurView } from '../../../protocol';
import { s } from '../i18n';
import { goalAt } from '../telling/names';
import { standings, type Standing } from './standings';

/** Who has won, with how much; a reader who has is spoken to. */
export function winnersText(view: SaboteurView, me: number, nameOf: (seat: number) => string): string {
  const gold = standings(view)[0]?.worth ?? 0;
  const names = listed(view.winners.map(nameOf));
  if (view.winners.length > 1) return s().gameEnd.share({ names, gold });
  return view.winners[0] === me ? s().gameEnd.youWin({ gold }) : s().gameEnd.wins({ names, gold });
}

/** How everybody stands after a round, or who has won and how the others stand; nothing while gold is hidden. */
export function outcome(view: SaboteurView, me: number, nameOf: (seat: number) => string): string {
  if (view.players.some(({ gold }) => gold === null)) return '';
  const table = standings(view);
  if (view.winners.length === 0) return s().gameEnd.soFar({ names: placesText(table, nameOf) });
  const others = placesText(
    table.filter(({ seat }) => !view.winners.includes(seat)),
    nameOf,
  );
  const won = winnersText(view, me, nameOf);
  return others ? `${won} ${others}.` : won;
}

/**
 * Where the treasure lay, at the end of a round in which nobody reached it, for a reader who may know: no clause turns
 * the goals up then (S-57), but what was dealt is open to whoever looks back on all hands.
 */
export function treasureText({ goals }: Pick<SaboteurView, 'goals'>): string {
  if (goals.some(({ face }) => face === 'treasure')) return '';
  const at = goals.findIndex(({ known }) => known === 'treasure');
  return at < 0 ? '' : s().gameEnd.lay({ goal: goalAt(at) });
}

/**
 * What is under a goal that nobody has reached, once the round is over, for whoever may know: after the game everybody,
 * before that only a reader who looks back on all hands (S-80) and has no seat there.
 *
 * @param dealt the goals as they were dealt, as far as that is known here
 */
export function laidBare(view: Bare, goal: number, dealt: readonly string[]): string | null {
  const { face = null, known = null } = view.goals[goal] ?? {};
  if (face !== null || view.results.length < view.round) return null;
  const open = view.phase === 'over' ? dealt[goal] : undefined;
  return open ?? (view.seat === null ? known : null);
}

type Bare = Pick<SaboteurView, 'seat' | 'phase' | 'round' | 'results'> & {
  readonly goals: readonly Pick<SaboteurGoal, 'face' | 'known'>[];
};

/** "Ben: 4 gold, Ada and Ida: 1 gold": those who have as much share a place. */
function placesText(table: readonly Standing[], nameOf: (seat: number) => string): string {
  const worths = [...new Set(table.map(({ worth }) => worth))];
  return sideBySide(
    worths.map((worth) => {
      const names = table.filter((each) => each.worth === worth).map(({ seat }) => nameOf(seat));
      return `${listed(names)}: ${s().own.gold({ worth })}`;
    }),
  );
}
