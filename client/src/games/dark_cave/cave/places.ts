/** Places, fields and edges of the cave in notation, and where they lie in the drawing. */

import type { Dug, Feature, Group } from '../../../art/dark_cave/cards';
import { fieldSpot, SIZE, type Spot } from '../../../art/dark_cave/geometry';
import type { DarkCaveCard, DarkCaveView } from '../../../protocol';
import { BESIDE, parsePlace, samePlace, type Place } from '../../../shell/table/places';

/** Where something happened: on a card, and there on one field or at one side, where that is known. */
export interface Where extends Place {
  /** In notation. */
  readonly field?: string;
  readonly side?: string;
}

interface FieldName {
  readonly place: Place;
  /** The name of the field on its card. */
  readonly name: string;
}

/** `2,0:NES` taken apart. */
export function parseField(text: string): FieldName {
  const [place = '', name = ''] = text.split(':');
  return { place: parsePlace(place), name };
}

/** `2,0 S` taken apart. */
export function parseEdge(text: string): { place: Place; side: string } {
  const [place = '', side = ''] = text.split(' ');
  return { place: parsePlace(place), side };
}

/** A card of the net as it is drawn. */
export function drawn(card: DarkCaveCard): Dug {
  const group = card.kind === 'start' ? 'I' : card.kind === 'goal' ? 'III' : (card.group as Group);
  return {
    group,
    sets: card.openings.split('.'),
    feature: (card.feature ?? '') as Feature,
    at: card.at ?? '',
    upper: card.upper ?? '',
  };
}

export function cardAt(view: DarkCaveView, place: Place): DarkCaveCard | undefined {
  return view.net.find((card) => samePlace(card, place));
}

/** Where a field lies in the drawing of the whole cave. */
export function spotOf(view: DarkCaveView, field: string): Spot {
  const { place, name } = parseField(field);
  const card = cardAt(view, place);
  const inside = card && name ? fieldSpot(drawn(card), name) : { x: SIZE / 2, y: SIZE / 2 };
  return { x: place.x * SIZE + inside.x, y: place.y * SIZE + inside.y };
}

/** Where exactly something happened, in the drawing of the whole cave; nothing where it was the whole card. */
export function exactSpot(view: DarkCaveView, where: Where): Spot | null {
  if (where.side) return edgeSpot(where, where.side);
  return where.field && cardAt(view, where) ? spotOf(view, where.field) : null;
}

/** Where the middle of a side lies in the drawing of the whole cave. */
export function edgeSpot(place: Place, side: string): Spot {
  const step = BESIDE[side] ?? { x: 0, y: 0 };
  return { x: (place.x + 0.5 + step.x / 2) * SIZE, y: (place.y + 0.5 + step.y / 2) * SIZE };
}
