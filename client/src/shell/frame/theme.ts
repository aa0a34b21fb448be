/** Shows the page by lamplight or by day. */

import type { Theme } from '../preferences.svelte';

/** Shows the theme that was chosen; null follows the system. The server does the same before the page is there. */
export function showTheme(chosen: Theme | null): void {
  const { dataset } = document.documentElement;
  if (chosen) dataset['theme'] = chosen;
  else delete dataset['theme'];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    // The colours of both themes stand in index.html, each with the media that it is for.
    meta.media = chosen
      ? meta.dataset['theme'] === chosen
        ? 'all'
        : 'not all'
      : `(prefers-color-scheme: ${meta.dataset['theme']})`;
  }
}
