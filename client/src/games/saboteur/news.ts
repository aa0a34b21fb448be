/** What is new between two views: told to screen readers, and what a map of mine has shown. */

import type { SaboteurView } from '../../protocol';
import { parsePlace } from './places';
import { promptFor } from './prompt';
import type { Session } from './session.svelte';

/** What has happened since the view before, and whether it is up to the reader now. */
export function newsSince(before: SaboteurView | null, session: Session): string {
  const now = session.view;
  if (!now) return '';
  const from = before && before.round === now.round ? before.history.length : 0;
  const told = before
    ? session.lines.filter((line) => line.number >= from).map((line) => line.text)
    : [];
  const mine = session.deciding && before?.decider !== now.seat;
  if (mine || !before) told.push(promptFor(session));
  return told.join(' ');
}

/** The goal that the reader's own map has just shown, if any. */
export function justSeen(
  before: SaboteurView,
  now: SaboteurView,
): { goal: number; face: string } | null {
  if (before.round !== now.round) return null;
  for (const event of now.history.slice(before.history.length)) {
    const face = event.key === 'looked' ? event.secret['goal'] : undefined;
    if (typeof face !== 'string') continue;
    const place = parsePlace(String(event.params['place']));
    return { goal: now.goals.findIndex((goal) => goal.x === place.x && goal.y === place.y), face };
  }
  return null;
}
