/** The games that the page can show: each in its folder under `games`, any other on a plain table. */

import type { Component } from 'svelte';
import type { WireView } from '../protocol';
import type { LiveTable } from './live.svelte';
import { plainPage } from './plain';
import type { SoundTable } from './sound/sounds';

/** What the folder of a game gives: its `index.ts`. */
export interface GamePage<View extends WireView> {
  /** The name of the game, as in `TableInfo.game`. */
  readonly name: string;
  /** The table once the game has begun. */
  readonly Table: Component<{ live: LiveTable<View> }>;
  /** Where it stands among the games: the smallest first. */
  readonly rank: number;
  /** A square picture that stands for the game. */
  readonly Picture: Component;
  /** The game in a line, and in a sentence or two. */
  readonly claim: () => string;
  readonly about: () => string;
  /** "Round 1 of 3" */
  readonly round: (round: number, rounds: number) => string;
  /** Whether people pick gold cards, which the table can do for them. */
  readonly picksGold: boolean;
  /** Which of its events are heard, and how. */
  readonly sounds: SoundTable;
  /** Options that are offered openly, where they change anything. */
  readonly upfront?: readonly string[];
  /** What a seat is to whoever opens the table and sits on seat 0; only where that matters. */
  readonly seatRole?: (seat: number, players: number) => string;
  /** The same as somebody who is invited to it would say: "with Ada". */
  readonly seatSide?: (seat: number, host: string) => string;
}

/** A game's page gets the views of that game alone: its name says which they are. */
type AnyGamePage = GamePage<WireView>;

const found = import.meta.glob<{ game: AnyGamePage }>('../games/*/index.ts', { eager: true });

/** The games in the order in which they are offered. */
export function inOrder<Game extends { name: string }>(games: readonly Game[]): Game[] {
  const rank = ({ name }: Game): number => gamePage(name).rank;
  return games.toSorted((a, b) => rank(a) - rank(b));
}

const plain = new Map<string, AnyGamePage>();

/** The page of that game: its own, or the plain one where it brings none. */
export function gamePage(name: string): AnyGamePage {
  const own = Object.values(found).find((module) => module.game.name === name)?.game;
  return own ?? plainPageOf(name);
}

function plainPageOf(name: string): AnyGamePage {
  // A game without a page of its own tells its views as `PlainView`.
  const page = plain.get(name) ?? (plainPage(name) as unknown as AnyGamePage);
  plain.set(name, page);
  return page;
}
