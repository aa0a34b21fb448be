/** What a game gives to the frames that show it moment by moment: looking back, and puzzles. */

import type { Snippet } from 'svelte';
import type { WireView } from '../../protocol';
import type { LogLine } from '../log/line';
import type { TableSession } from '../table/session.svelte';
import type { Course } from './course.svelte';

export interface Board<View extends WireView, Line extends LogLine> {
  course: Course;
  session: TableSession<View, Line, unknown>;
  /** What the game is called. */
  name: string;
  /** What happened in a view, in words. */
  linesOf: (view: WireView) => readonly Line[];
  /** Who has won, or how it stands, at the end of a game or of a round; empty where that isn't known. */
  standingOf?: (view: WireView) => string;
  /** What a side is called that wins together, and what it plays for. */
  sideName?: (side: number) => string;
  /** What a goal is called, counted from the north, where there are such. */
  goalName?: (goal: number) => string;
  /** Which seat has the colour of a side. */
  sideSeat?: (side: number) => number;
  face: Snippet<[card: string]>;
  picture: Snippet<[line: Line, small?: boolean]>;
  cardName: (card: string) => string;
  /** The card that a move is made with; nothing where it takes none. */
  cardOf?: (move: string) => string;
  badge?: Snippet<[own: Partial<WireView>, seat: number]>;
  /** How wide a card of a hand is drawn. */
  held?: string;
  people?: Snippet;
  ground: Snippet;
  children?: Snippet;
}
