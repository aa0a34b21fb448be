/** The table of any game that brings none of its own. */

import type { PlainView } from '../../protocol';
import type { GameTable } from '../games';
import Table from './Table.svelte';

export const page: GameTable<PlainView> = { Table, sounds: {} };
