/** The table of any game that brings none of its own; nothing of it is heard. */

export { default as Table } from './Table.svelte';
export const sounds = {};
