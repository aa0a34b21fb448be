/** What the table takes that isn't needed before: fetched when somebody comes to it. */

import type { SabotageView } from '../../protocol';
import type { GameTable } from '../../shell/games';
import { SOUNDS } from './sounds';
import Table from './Table.svelte';

export const page: GameTable<SabotageView> = { Table, sounds: SOUNDS };
