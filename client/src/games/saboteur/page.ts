/** What the table takes that isn't needed before: fetched when somebody comes to it. */

export { belongings } from './seats/belongings';
export { KINDS as sounds } from './telling/events';
export { default as Table } from './Table.svelte';
