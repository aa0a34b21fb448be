/** What the table takes that isn't needed before: fetched when somebody comes to it. */

export { SOUNDS as sounds } from './sounds';
export { default as Table } from './Table.svelte';
