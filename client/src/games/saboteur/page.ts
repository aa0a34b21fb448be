/** What the table takes that isn't needed before: fetched when somebody comes to it. */

export { belongings } from './belongings';
export { KINDS as sounds } from './events';
export { default as Table } from './Table.svelte';
