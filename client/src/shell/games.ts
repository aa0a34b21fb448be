/** The games that the page can show: each in its folder under `games`, any other on a plain table. */

import type { Component } from 'svelte';
import { isPart, wantWords } from '../i18n/words.svelte';
import type { WireView } from '../protocol';
import type { LiveTable } from './server/live.svelte';
import { plainPage } from './plain';
import type { SoundTable } from './sound/sounds';

/** What the folder of a game gives before anybody sits at its table: its `index.ts`. */
export interface GamePage {
  /** The name of the game, as in `TableInfo.game`. */
  readonly name: string;
  /** Where it stands among the games: the smallest first. */
  readonly rank: number;
  /** What the game is known by where it is small; square. */
  readonly Emblem: Component;
  /** A square picture of the game; fetched when it is shown. */
  readonly picture: () => Promise<{ readonly default: Component }>;
  /** The table, and what belongs to it; fetched when somebody comes to it. */
  readonly table: () => Promise<unknown>;
  /** The game in a line, and in a sentence or two. */
  readonly claim: () => string;
  readonly about: () => string;
  /** "Round 1 of 3"; asked for in games of several rounds alone. */
  readonly round: (round: number, rounds: number) => string;
  /** Between two rounds, where they aren't called so: "Game over: who is ready for the next?" */
  readonly between?: () => string;
  /** Whether people pick gold cards, which the table can do for them. */
  readonly picksGold: boolean;
  /** Options that are offered openly, where they change anything. */
  readonly upfront?: readonly string[];
  /** What a seat is to whoever opens the table and sits on seat 0; only where that matters. */
  readonly seatRole?: (seat: number, players: number) => string;
  /** The same as somebody who is invited to it would say: "with Ada". */
  readonly seatSide?: (seat: number, host: string) => string;
}

/** What the folder of a game gives to its table: its `page.ts`. */
export interface GameTable<View extends WireView> {
  /** The table once the game has begun. */
  readonly Table: Component<{ live: LiveTable<View> }>;
  /** Which of its events are heard, and how. */
  readonly sounds: SoundTable;
  /** What whoever takes over a seat gets with it, as everybody sees it; nothing where the game doesn't tell. */
  readonly belongings?: (view: View, seat: number) => readonly string[];
}

const found = import.meta.glob<GamePage>('../games/*/index.ts', { eager: true, import: 'game' });

/** The games in the order in which they are offered. */
export function inOrder<Game extends { name: string }>(games: readonly Game[]): Game[] {
  const rank = ({ name }: Game): number => gamePage(name).rank;
  return games.toSorted((a, b) => rank(a) - rank(b));
}

const plain = new Map<string, GamePage>();

/** The page of that game: its own, or the plain one where it brings none. */
export function gamePage(name: string): GamePage {
  return Object.values(found).find((own) => own.name === name) ?? plainPageOf(name);
}

/** Fetches the table of that game with its words. */
export async function fetchTable(name: string): Promise<GameTable<WireView>> {
  const [page] = await Promise.all([gamePage(name).table(), isPart(name) ? wantWords(name) : undefined]);
  // A game's table gets the views of that game alone: its name says which they are. A game without a
  // page of its own tells its views as `PlainView`.
  return page as GameTable<WireView>;
}

function plainPageOf(name: string): GamePage {
  const page = plain.get(name) ?? plainPage(name);
  plain.set(name, page);
  return page;
}
