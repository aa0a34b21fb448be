/** Where the figures are drawn. */

import type { Feature } from '../../../art/dark_cave/cards';
import type { Spot } from '../../../art/dark_cave/geometry';
import type { DarkCaveView } from '../../../protocol';
import { figuresOn, type Figure } from './figures';
import { cardAt, parseField, spotOf } from './places';
import { spread } from './spread';

export interface Standing {
  readonly key: string;
  readonly figure: Figure;
  readonly field: string;
  /** Where its field is. */
  readonly home: Spot;
  /** Where it is drawn; beside its field where others stand close. */
  readonly spot: Spot;
  /** What lies on its field and would be hidden; of several who stand there one shows it. */
  readonly feature: Feature;
}

/** How wide a figure is, with a little air around it. */
const APART = 29;

/** Every figure where it is drawn, always in the same order, so that one that walks is seen to walk. */
export function standingOn(view: DarkCaveView, grow: number): Standing[] {
  const found = [...figuresOn(view)]
    .flatMap(([field, figures]) =>
      figures.map((figure) => ({ key: figure.creature || `seat ${figure.seat}`, figure, field })),
    )
    .toSorted((a, b) => a.key.localeCompare(b.key));
  const homes = found.map(({ field }) => spotOf(view, field));
  const spots = spread(homes, APART * grow);
  return found.map((each, index) => ({
    ...each,
    home: homes[index]!,
    spot: spots[index]!,
    feature: found.findIndex(({ field }) => field === each.field) === index ? featureUnder(view, each.field) : '',
  }));
}

/** What lies on a field, which whoever stands there would hide. */
function featureUnder(view: DarkCaveView, field: string): Feature {
  const { place, name } = parseField(field);
  const card = cardAt(view, place);
  return card && card.at === name && card.feature !== 'exit' ? (card.feature as Feature) : '';
}
