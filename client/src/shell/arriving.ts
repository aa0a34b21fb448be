/** Coming to another page of the page: where the reader is, and what they are told, come along. */

import { announcer } from './announce.svelte';

/**
 * Puts the focus on what a page shows, says its title once that has come, and forgets what was said on the last page.
 * A reader who has put the focus elsewhere by then keeps it. What is returned ends it.
 */
export function arrive(): () => void {
  announcer.forget();
  const observer = new MutationObserver(look);

  function look(): void {
    const content = document.getElementById('content');
    if (!content) return;
    if (document.activeElement === document.body) content.focus({ preventScroll: true });
    if (content.ariaBusy === 'true') return;
    observer.disconnect();
    announcer.arrived(document.title);
  }

  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] });
  look();
  return () => observer.disconnect();
}
