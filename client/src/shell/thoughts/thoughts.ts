/** The thoughts of computer players in order: what counted most, what else, and what spoke against it. */

import type { Reason, Reasons } from '../../protocol';

/** How much a thought counted, in words. */
export type Tone = 'plain' | 'most' | 'also' | 'little' | 'against';

export interface Thought {
  readonly tone: Tone;
  readonly reason: Reason;
}

/** Less than this share of the weightiest counts a little. */
const LITTLE = 0.2;
/** Less than this counted for nothing. */
const NOTHING = 0.02;

/**
 * The reasons for a move, the weightiest first; those that counted for nothing are left out. One that speaks alone for
 * the move needs no “above all”, and comes first just the same.
 */
export function weighed(reasons: readonly Reason[]): Thought[] {
  const most = Math.max(...reasons.map(({ weight }) => Math.abs(weight)), 0);
  const counted = reasons.filter(({ weight }) => weight === 0 || Math.abs(weight) >= NOTHING * most);
  const first = counted.find(({ weight }) => weight > 0);
  const isAlone = counted.filter(({ weight }) => weight > 0).length === 1;
  return counted
    .toSorted((a, b) => b.weight - a.weight)
    .map((reason) => ({ reason, tone: reason === first && isAlone ? 'plain' : toneOf(reason, reason === first, most) }))
    .toSorted((a, b) => ORDER[a.tone] - ORDER[b.tone]);
}

const ORDER: Readonly<Record<Tone, number>> = { most: 0, plain: 0, also: 1, little: 2, against: 3 };

function toneOf({ weight }: Reason, isFirst: boolean, most: number): Tone {
  if (weight < 0) return 'against';
  if (weight === 0) return 'plain';
  if (isFirst) return 'most';
  return weight < LITTLE * most ? 'little' : 'also';
}

type Sentence = (reason: Reason, of: Reasons) => string;

/**
 * What is new in the thoughts of a player that are read one after the other: how things stand is said when it is
 * first so in a round, and again when it has changed. What counted for a move or against it is always said.
 *
 * @param all the thoughts of one player, in order
 */
export function newsIn(all: readonly Reasons[], sentence: Sentence): ReadonlyMap<number, readonly Reason[]> {
  const found = new Map<number, readonly Reason[]>();
  let round = -1;
  let standing = new Map<string, string>();
  for (const each of all) {
    if (each.round !== round) standing = new Map();
    round = each.round;
    const fresh = each.reasons.filter((reason) => isNews(reason, standing, (it) => sentence(it, each)));
    found.set(each.number, fresh.length > 0 ? fresh : each.reasons);
  }
  return found;
}

/** Whether a reason says something else than it did last; from now on it has been said. */
function isNews(reason: Reason, standing: Map<string, string>, sentence: (reason: Reason) => string): boolean {
  if (reason.weight !== 0) return true;
  const said = sentence(reason);
  const isNew = standing.get(reason.key) !== said;
  standing.set(reason.key, said);
  return isNew;
}
