/** Arrow keys lead from one target to the next one in their direction. */

import { middleOf } from '../../../shell/frame/bubble';
import { isArrowKey, nextPlace } from '../../../shell/table/places';

export function stepTo(event: KeyboardEvent, inside: Element | undefined): void {
  if (!isArrowKey(event.key) || !inside) return;
  event.preventDefault();
  const here = event.currentTarget as Element;
  const among = [...inside.querySelectorAll<HTMLElement | SVGElement>('[data-target]')]
    .filter((element) => element !== here)
    .map((element) => ({ element, ...middleOf(element) }));
  nextPlace(middleOf(here), event.key, among)?.element.focus();
}
