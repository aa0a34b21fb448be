/** The latest walk of a dwarf or a creature: the way that is marked in the cave. */

import type { DarkCaveView } from '../../../protocol';

/** With these a turn begins or ends: no walk goes on across them. */
const BETWEEN = [
  'dealt',
  'laid',
  'looked-goal',
  'looked-clan',
  'fell',
  'swapped',
  'webbed',
  'equipped',
  'lured',
  'passed',
  'drew',
  'received',
  'sat-out',
];

/** What is drawn ends the turn whose walk is looked for. */
const DRAWN = ['drew', 'received'];

/** The fields of the latest walk, its start first; nothing where the latest turn had none. */
export function trailOf(view: DarkCaveView): string[] {
  const trail: string[] = [];
  for (const { key, params } of view.history.toReversed()) {
    if (key === 'stepped') {
      if (trail.length === 0) trail.push(params.end);
      trail.unshift(params.start);
    } else if (key === 'lured' && trail.length === 0 && params.end) {
      return [params.start, params.end];
    } else if (BETWEEN.includes(key) && (trail.length > 0 || !DRAWN.includes(key))) {
      break;
    }
  }
  return trail;
}
