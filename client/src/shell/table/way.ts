/** The way that a tunnel takes through the cards of a ground. */

import { placeText, type Place } from './places';

/** A card and the sets of its openings that are joined on it, such as `NES`. */
export interface Dug extends Place {
  readonly groups: readonly string[];
}

export type WayKind = 'crossing' | 'fork' | 'straight' | 'bend' | 'end';

/** What is dug on a card, by the sides that it joins, in the order of the notation. */
export function wayKind(sides: string): WayKind {
  if (sides.length < 2) return 'end';
  if (sides.length === 4) return 'crossing';
  if (sides.length === 3) return 'fork';
  return sides === 'NS' || sides === 'EW' ? 'straight' : 'bend';
}

const SIDES: Readonly<Record<string, readonly [dx: number, dy: number, across: string]>> = {
  N: [0, -1, 'S'],
  E: [1, 0, 'W'],
  S: [0, 1, 'N'],
  W: [-1, 0, 'E'],
};

interface Reached {
  readonly card: Dug;
  readonly group: string;
  readonly before: Reached | null;
}

/** The shortest way along joined openings from one card to another, both included; empty where there is none. */
export function wayBetween(cards: readonly Dug[], from: Place, to: Place): readonly Dug[] {
  const at = new Map(cards.map((card) => [placeText(card), card]));
  const start = at.get(placeText(from));
  const seen = new Set<string>();
  let reached: Reached[] = (start?.groups ?? []).map((group) => ({ card: start!, group, before: null }));
  while (reached.length > 0) {
    const found = reached.find(({ card }) => card.x === to.x && card.y === to.y);
    if (found) return back(found);
    reached = reached.flatMap((each) => onward(each, at, seen));
  }
  return [];
}

function onward(from: Reached, at: ReadonlyMap<string, Dug>, seen: Set<string>): Reached[] {
  return [...from.group].flatMap((side): Reached[] => {
    const [dx, dy, across] = SIDES[side] ?? [0, 0, ''];
    const card = at.get(placeText({ x: from.card.x + dx, y: from.card.y + dy }));
    const group = card?.groups.find((each) => across !== '' && each.includes(across));
    if (!card || group === undefined) return [];
    const key = `${placeText(card)} ${group}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ card, group, before: from }];
  });
}

function back(last: Reached): Dug[] {
  const way: Dug[] = [];
  for (let each: Reached | null = last; each; each = each.before) way.unshift(each.card);
  return way;
}
