/** The keys of a game that is looked back on. */

import type { Course } from './course.svelte';

/** What a pressed key does; null where it isn't meant for the game. */
export function actOf(event: KeyboardEvent, course: Course): (() => void) | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (document.querySelector('dialog[open]')) return null;
  const target = event.target as Element;
  // The slider hears arrows by itself, as a button does a blank; what scrolls sideways does, too.
  if (target.closest('input, select, textarea, [role="tab"]'))
    return event.key === ' ' ? spaceIn(target, course) : null;
  if (scrolls(target, event.key)) return null;
  switch (event.key) {
    case 'ArrowRight':
      return () => course.step(1);
    case 'ArrowLeft':
      return () => course.step(-1);
    case 'Home':
      return () => end(course, 0);
    case 'End':
      return () => end(course, course.last);
    case 'PageDown':
      return () => course.round(1);
    case 'PageUp':
      return () => course.round(-1);
    case 'n':
      return () => course.reveal(1);
    case 'p':
      return () => course.reveal(-1);
    case ' ':
      return target.closest('button, a, summary') ? null : () => course.toggle();
    default:
      return null;
  }
}

/** Whether what has the focus is there to be scrolled, and the key scrolls it. */
function scrolls(target: Element, key: string): boolean {
  if (!target.matches('[tabindex="0"]')) return false;
  if (key.startsWith('Arrow')) return target.scrollWidth > target.clientWidth;
  return key !== ' ' && target.scrollHeight > target.clientHeight;
}

function spaceIn(target: Element, course: Course): (() => void) | null {
  return target.matches('[data-slider]') ? () => course.toggle() : null;
}

function end(course: Course, at: number): void {
  course.pause();
  course.go(at);
}
