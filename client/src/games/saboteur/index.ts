import type { GamePage } from '../../shell/games';
import Table from './Table.svelte';

export const game: GamePage = { name: 'saboteur', Table };
