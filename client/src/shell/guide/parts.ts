/** What the rules are shown with, fetched when somebody reads them. */

export { default as Chapter } from './Chapter.svelte';
export { default as Gallery } from './Gallery.svelte';
