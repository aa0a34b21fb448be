/** What cards and places are called, for sentences and for screen readers. */

import { brokenTool, isTool, mendedTools, type Role } from '../../../art/cards';
import { parseShape, type Opening } from '../../../art/shape';
import { capital, listed, listedChoices } from '../../../i18n';
import type { SaboteurView } from '../../../protocol';
import { samePlace, type Place } from '../../../shell/table/places';
import { wayKind, type WayKind } from '../../../shell/table/way';
import { actionOf } from '../turn/hand';
import { s } from '../i18n';

type Goal = 'north' | 'middle' | 'south';

/** What a path card is; a card whose openings are not joined is a dead end. */
export function shapeKind(notation: string): WayKind {
  const { groups } = parseShape(notation);
  return groups.length > 1 ? 'end' : wayKind(notation);
}

/** What somebody lays, in a sentence: "a bend" */
export function aShape(notation: string): string {
  return s().aShape[shapeKind(notation)];
}

/** "open to the north and east" */
export function openSides(notation: string): string {
  const sides = parseShape(notation).openings.map((side: Opening) => s().side[side]);
  return s().card.open({ sides: listed(sides) });
}

/** What somebody lays, and which way round, in the middle of a sentence: "a bend, open to the north and east," */
export function aShapeLying(notation: string): string {
  // A crossing lies one way alone.
  const all = parseShape(notation).openings.length === 4;
  return all ? aShape(notation) : `${aShape(notation)}, ${openSides(notation)},`;
}

/** A path card in the middle of a sentence: "bend, open to the north and east". */
export function pathCard(card: string): string {
  return `${s().shape[shapeKind(card)]}, ${openSides(card)}`;
}

/** How a path card lies at its place. A dead end is called one: its openings alone would sound like a tunnel. */
export function waysOf(card: string): string {
  return shapeKind(card) === 'end' ? pathCard(card) : openSides(card);
}

/** A card by itself: "Bend, open to the north and east". */
export function cardName(card: string): string {
  const action = actionOf(card);
  if (!action) return capital(pathCard(card));
  const broken = brokenTool(action);
  if (broken) return s().card.break({ tool: broken });
  const mended = mendedTools(action);
  if (mended.length > 0) return s().card.mend({ tools: listedChoices(mended.map(toolName)) });
  return action === 'rockfall' ? s().card.rockfall : s().card.map;
}

export function toolName(tool: string): string {
  return isTool(tool) ? s().toolName({ tool }) : tool;
}

export function toolNames(tools: readonly string[]): string {
  return listed(tools.map(toolName));
}

/** Which of the three goals it is, counted from the north. */
export function goalAt(goal: number): Goal {
  return goal === 0 ? 'north' : goal === 1 ? 'middle' : 'south';
}

/** The goal that lies at a place. */
export function goalLying({ goals }: Pick<SaboteurView, 'goals'>, at: Place): Goal {
  return goalAt(goals.findIndex((goal) => samePlace(goal, at)));
}

export function goalName(goal: number): string {
  return s().goalName({ goal: goalAt(goal) });
}

/** What a goal shows: the treasure, or one of the stones. */
export function faceName(face: string): string {
  return face === 'treasure' ? s().card.treasure : s().card.stone;
}

/** What a goal shows, as it is drawn; what isn't known lies face down. */
export function goalFace(face: string | null | undefined): 'hidden' | 'treasure' | 'stone' {
  if (face === 'treasure') return 'treasure';
  return face ? 'stone' : 'hidden';
}

/** A role as the server tells it; null where it isn't known. */
export function asRole(role: string | null | undefined): Role | null {
  return role === 'digger' || role === 'saboteur' ? role : null;
}

/** What a gold card is worth. */
export function asValue(value: number): 1 | 2 | 3 {
  return value === 3 ? 3 : value === 2 ? 2 : 1;
}
