/** Arrow keys lead from one target to the next one in their direction. */

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export function stepTo(event: KeyboardEvent, inside: Element | undefined): void {
  const direction = DIRECTIONS[event.key];
  if (!direction || !inside) return;
  event.preventDefault();
  const here = middle(event.currentTarget as Element);
  let best: { element: HTMLElement | SVGElement; far: number } | null = null;
  for (const element of inside.querySelectorAll<HTMLElement | SVGElement>('[data-target]')) {
    const there = middle(element);
    const along = (there.x - here.x) * direction[0] + (there.y - here.y) * direction[1];
    const aside = Math.abs((there.x - here.x) * direction[1]) + Math.abs((there.y - here.y) * direction[0]);
    if (along <= 1) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { element, far };
  }
  best?.element.focus();
}

function middle(element: Element): { x: number; y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
