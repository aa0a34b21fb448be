/** What the reader's own map has shown. */

import type { SaboteurView } from '../../../protocol';
import { newEvents } from '../../../shell/log/line';
import { secret, word } from '../../../shell/log/kinds';
import { parsePlace, samePlace } from '../../../shell/table/places';

/** A goal, and what it shows. */
export interface Seen {
  readonly goal: number;
  readonly face: string;
}

/** The goal that a map has shown between two views, if any. */
export function seenBetween(before: SaboteurView, now: SaboteurView): Seen | null {
  const event = newEvents(before, now).find((each) => each.key === 'looked' && secret(each, 'goal') !== '');
  if (!event) return null;
  const place = parsePlace(word(event, 'place'));
  return { goal: now.goals.findIndex((goal) => samePlace(goal, place)), face: secret(event, 'goal') };
}
