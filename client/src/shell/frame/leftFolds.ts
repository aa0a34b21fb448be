/**
 * What was unfolded on the first page. As long as the page is open it is found unfolded again by whoever goes elsewhere
 * and comes back.
 */

import type { Attachment } from 'svelte/attachments';

const unfolded = new Set<string>();

/** Keeps what is folded as it was left; each needs a name of its own. */
export function asLeft(name: string): Attachment<HTMLDetailsElement> {
  return (details) => {
    details.open = unfolded.has(name);
    const keep = (): void => {
      if (details.open) unfolded.add(name);
      else unfolded.delete(name);
    };
    details.addEventListener('toggle', keep);
    return () => details.removeEventListener('toggle', keep);
  };
}
