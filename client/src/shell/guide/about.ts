/** Which card is meant where the page is pressed long, or where the focus is. */

import type { CardGroupText, CardText } from '../../protocol';
import type { Point } from '../frame/bubble';
import type { Drawings } from './drawings';

const grounds = new WeakMap<Element, (at: Point) => string>();

/** Put on a ground whose cards aren't elements that can be pressed: it tells which lies at a point. */
export function findsCards(cardAt: (at: Point) => string): (ground: Element) => () => void {
  return (ground) => {
    grounds.set(ground, cardAt);
    return () => grounds.delete(ground);
  };
}

/** The card at an element, or at a point of its ground; nothing where there is none. */
export function cardOf(element: Element | null, at: Point | null): string {
  const named = element?.closest<HTMLElement | SVGElement>('[data-about], [data-card]');
  const card = named?.dataset['about'] ?? named?.dataset['card'] ?? '';
  if (card !== '' || at === null) return card;
  for (let ground = element; ground; ground = ground.parentElement) {
    const cardAt = grounds.get(ground);
    if (cardAt) return cardAt(at);
  }
  return '';
}

/** What the catalogue tells of a card as it lies; null where it knows none. */
export function textOfCard(
  groups: readonly CardGroupText[],
  { isKind }: Pick<Drawings, 'isKind'>,
  lying: string,
): CardText | null {
  const cards = groups.flatMap((group) => group.cards);
  return cards.find(({ card }) => card === lying) ?? cards.find(({ card }) => isKind(lying, card)) ?? null;
}
