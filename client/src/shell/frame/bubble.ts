/** What is said where the finger is. */

/** A point of the screen: where the finger is. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Why something can't be done, said where it was tried. */
export interface Bubble {
  readonly text: string;
  readonly clause: string;
  readonly at: Point;
}

/** Where something was pressed; on the keyboard, the foot of what was pressed. */
export function pressedAt(event: MouseEvent): Point {
  if (event.detail !== 0) return { x: event.clientX, y: event.clientY };
  return footOf(event.currentTarget as Element);
}

/** The middle of an element. */
export function middleOf(element: Element): Point {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** The middle of an element's lower edge. */
export function footOf(element: Element): Point {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.bottom };
}
