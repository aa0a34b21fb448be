/** What cards and places are called, for sentences and for screen readers. */

import { brokenTool, mendedTools } from '../../art/cards';
import { parseShape, type Opening } from '../../art/shape';
import { listed, wordFor } from '../../i18n';
import { actionOf } from './hand';
import { s } from './i18n';
import type { Place } from '../../shell/table/places';

type ShapeKind = 'crossing' | 'fork' | 'straight' | 'bend' | 'end';

/** What a path card is; a card whose openings are not joined is a dead end. */
export function shapeKind(notation: string): ShapeKind {
  const { groups, openings } = parseShape(notation);
  if (groups.length > 1 || openings.length < 2) return 'end';
  if (openings.length === 4) return 'crossing';
  if (openings.length === 3) return 'fork';
  return notation === 'NS' || notation === 'EW' ? 'straight' : 'bend';
}

/** "a bend" */
export function aShape(notation: string): string {
  return s().shape[shapeKind(notation)];
}

/** "open to the north and east" */
export function openSides(notation: string): string {
  const sides = parseShape(notation).openings.map((side: Opening) => s().side[side]);
  return s().card.open(listed(sides));
}

/** A card of the hand in words. */
export function cardName(card: string): string {
  const action = actionOf(card);
  if (!action) return `${capital(aShape(card))}, ${openSides(card)}`;
  const broken = brokenTool(action);
  if (broken) return s().card.break(s().tool[broken]);
  const mended = mendedTools(action);
  if (mended.length > 0) return s().card.mend(mended.map(toolName).join(` ${s().or} `));
  return action === 'rockfall' ? s().card.rockfall : s().card.map;
}

export function toolName(tool: string): string {
  return wordFor(s().tool, tool) ?? tool;
}

export function toolNames(tools: readonly string[]): string {
  return listed(tools.map(toolName));
}

/** "3 east, 1 north of the start" */
export function placeName({ x, y }: Place): string {
  const words = s().place;
  const parts: string[] = [];
  if (x !== 0) parts.push(x > 0 ? words.east(x) : words.west(-x));
  if (y !== 0) parts.push(y > 0 ? words.south(y) : words.north(-y));
  return parts.length === 0 ? words.start : words.ofStart(parts.join(', '));
}

/** Which of the three goals lies at a place. */
export function goalName(goal: number): string {
  return s().goal[goal] ?? '';
}

/** What a goal shows: the treasure, or one of the stones. */
export function faceName(face: string): string {
  return face === 'treasure' ? s().card.treasure : s().card.stone;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
