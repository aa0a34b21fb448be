/** The games that the page can show, each in its folder under `games`. */

import type { Component } from 'svelte';
import type { WireView } from '../protocol';
import type { LiveTable } from './live.svelte';

/** What the folder of a game gives: its `index.ts`. */
export interface GamePage {
  /** The name of the game, as in `TableInfo.game`. */
  readonly name: string;
  /** The table once the game has begun. */
  readonly Table: Component<{ live: LiveTable<WireView> }>;
}

const found = import.meta.glob<{ game: GamePage }>('../games/*/index.ts', { eager: true });

/** The page of that game. */
export function gamePage(name: string): GamePage | undefined {
  return Object.values(found).find((module) => module.game.name === name)?.game;
}
