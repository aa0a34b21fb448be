/** Which decisions of a game cost most, and what is said of them. */

import type { DecisionJudged, Reason } from '../../protocol';

/** How many are shown. */
const MOST = 10;
/** How much is said for a move that would have been better. */
const REASONS = 2;

/** The costliest decisions of a seat, or of everybody; the costliest first. */
export function costliest(decisions: readonly DecisionJudged[], seat: number | null): DecisionJudged[] {
  return decisions
    .filter((each) => seat === null || each.seat === seat)
    .toSorted((a, b) => b.cost - a.cost || a.at - b.at)
    .slice(0, MOST);
}

/** The seats with decisions that cost something, in their order. */
export function seatsIn(decisions: readonly DecisionJudged[]): number[] {
  return [...new Set(decisions.map(({ seat }) => seat))].toSorted((a, b) => a - b);
}

/** The decision that led to a moment, if it cost something. */
export function decisionAt(decisions: readonly DecisionJudged[], at: number): DecisionJudged | null {
  return decisions.find((each) => each.at === at) ?? null;
}

/** From which difference on the next word is said: of a chance, and of gold. */
const CLEAR = 0.1;
const FAR = 0.25;
const PIECE = 0.75;
const PIECES = 1.5;
const MANY = 2.5;

/** How much likelier one would have won with the better move. */
export function likelier({ made, best }: DecisionJudged): 'little' | 'clear' | 'far' {
  const gain = best - made;
  if (gain < CLEAR) return 'little';
  return gain < FAR ? 'clear' : 'far';
}

/** How much more gold the better move would have brought. */
export function amountOf({ made, best }: DecisionJudged): 'little' | 'piece' | 'pieces' | 'many' {
  const gain = best - made;
  if (gain < PIECE) return 'little';
  if (gain < PIECES) return 'piece';
  return gain < MANY ? 'pieces' : 'many';
}

/** What speaks for the better move: what counts most, or whatever can be said; it may be nothing. */
export function reasonsFor({ reasons }: DecisionJudged): readonly Reason[] {
  const good = reasons.filter(({ weight }) => weight > 0);
  return good.length > 0 ? good.slice(0, REASONS) : reasons.slice(0, 1);
}

/** What speaks most against the move that was made, and isn't said already. */
export function reasonAgainst(decision: DecisionJudged): Reason | null {
  const said = new Set(reasonsFor(decision).map((each) => JSON.stringify([each.key, each.params])));
  return decision.against.find((each) => !said.has(JSON.stringify([each.key, each.params]))) ?? null;
}
