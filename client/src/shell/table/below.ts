/** Whether something that is scrolled goes on below what is seen of it: its lower edge fades as long as it does. */

import type { Attachment } from 'svelte/attachments';

/** So many pixels are no more than room below the last thing. */
const EDGE = 14;

/** Marks an element with `data-goes-on` while there is more below. */
export const goesOn: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const left = element.scrollHeight - element.clientHeight - element.scrollTop;
    element.toggleAttribute('data-goes-on', left > EDGE);
  };
  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(watch);
  /** What is in it may become higher while the element stays as it is. */
  function watch(): void {
    sizes.disconnect();
    for (const each of [element, ...element.children]) sizes.observe(each);
  }
  watch();
  parts.observe(element, { childList: true });
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    element.removeEventListener('scroll', look);
  };
};
