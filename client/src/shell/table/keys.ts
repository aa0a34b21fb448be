/** The keys of a table. Letters that are typed into a field are left alone. */

import { tick } from 'svelte';
import type { AnySession } from './session.svelte';

/** What keys do, by what they are called; letters in lower case. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** What a pressed key is called; null where it isn't meant for the table. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  // Only the topmost of what is open hears the keys.
  if (document.querySelector('dialog[open]')) return null;
  if ((event.target as Element).closest('input, select, textarea')) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** The number of a card, where a key is one. */
export function numberOf(key: string): number | null {
  return /^[1-9]$/.test(key) ? Number(key) : null;
}

/** Whether a key plays the chosen card where the focus is. */
export function plays(event: KeyboardEvent): boolean {
  if (['x', 'X', 'Delete'].includes(event.key)) return true;
  const enters = event.key === 'Enter' || event.key === ' ';
  return enters && (event.target as Element).closest('[data-target], [data-discard], [data-pass]') !== null;
}

/** Presses what a selector finds. */
export function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Attached to what has come, gives it the focus. */
export function focused(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}

/** Whether the focus is nowhere yet, or where it comes to with the page or with a secret card. */
export function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches('#content, [data-moment]') === true;
}

/** Where a chosen card is aimed first; one place of several is reached by the tabulator. */
const AIMS = [
  '[data-target]:not([data-harms], [tabindex="-1"])',
  '[data-target]:not([data-harms])',
  '[data-discard], [data-pass]',
  '[data-target]',
];

/** Puts the focus on the first element that one of the selectors finds. */
export function focusOn(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) {
      found.focus({ preventScroll: true });
      return;
    }
  }
}

/**
 * Puts it where the chosen card can be played; without such a place, where it can be put away. The next key may play it:
 * what would harm the reader (`data-harms`) comes last. While others decide it stays on the card: whoever presses once
 * more when it is their turn shall not have put it away.
 */
export function focusTarget(session: Pick<AnySession, 'deciding'>): void {
  if (!session.deciding) return;
  void tick().then(() => focusOn(...AIMS));
}
