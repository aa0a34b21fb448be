/** The thoughts of computer players in order: what counted most, what else, and what spoke against it. */

import type { Reason } from '../../protocol';

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

/** The reasons for a move, the weightiest first; those that counted for nothing are left out. */
export function weighed(reasons: readonly Reason[]): Thought[] {
  const most = Math.max(...reasons.map(({ weight }) => Math.abs(weight)), 0);
  const counted = reasons.filter(({ weight }) => weight === 0 || Math.abs(weight) >= NOTHING * most);
  const first = counted.find(({ weight }) => weight > 0);
  const several = counted.filter(({ weight }) => weight > 0).length > 1;
  return counted
    .toSorted((a, b) => b.weight - a.weight)
    .map((reason) => ({ reason, tone: toneOf(reason, reason === first && several, most) }))
    .toSorted((a, b) => ORDER[a.tone] - ORDER[b.tone]);
}

const ORDER: Readonly<Record<Tone, number>> = { most: 0, plain: 0, also: 1, little: 2, against: 3 };

function toneOf({ weight }: Reason, isFirst: boolean, most: number): Tone {
  if (weight < 0) return 'against';
  if (weight === 0) return 'plain';
  if (isFirst) return 'most';
  return weight < LITTLE * most ? 'little' : 'also';
}
