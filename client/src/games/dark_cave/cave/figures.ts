/** Who stands where, and what lies on a card, for the drawing and for screen readers. */

import type { DarkCaveCard, DarkCaveView } from '../../../protocol';
import { s } from '../i18n';
import { creatureName, dugName, sideNames } from '../telling/names';
import { placeText, type Place } from '../../../shell/table/places';
import { drawn, parseField } from './places';

/** A dwarf by its seat, or a creature by its name. */
export interface Figure {
  readonly seat: number;
  readonly creature: string;
}

/** The figures by their fields, creatures last. */
export function figuresOn(view: DarkCaveView): Map<string, Figure[]> {
  const found = new Map<string, Figure[]>();
  const put = (field: string | null, figure: Figure): void => {
    if (field !== null) found.set(field, [...(found.get(field) ?? []), figure]);
  };
  view.players.forEach((player, seat) => put(player.field, { seat, creature: '' }));
  for (const { name, field } of view.creatures) put(field, { seat: -1, creature: name });
  return found;
}

/** What there is to say about a card of the net. */
export function cardStory(card: DarkCaveCard, standing: readonly string[]): string[] {
  const words = s().place;
  const name = dugName(drawn(card));
  return [
    card.group ? s().inGroup({ name, group: card.group }) : name,
    words.open({ sides: sideNames(card.openings) }),
    upperName(card.upper),
    card.gold ? words.gold : '',
    standing.length > 0 ? words.here({ names: standing.join(', ') }) : '',
  ].filter((part) => part !== '');
}

/** The bridge over another way, where there is one. */
function upperName(set: string | null): string {
  const words = s().place;
  if (set === null) return '';
  return set === 'NS' ? words.upperNorthSouth : words.upperEastWest;
}

/** A figure in words. */
export function figureName(view: DarkCaveView, figure: Figure, nameOf: (seat: number) => string): string {
  if (figure.creature) return creatureName(figure.creature);
  const name = nameOf(figure.seat);
  return view.players[figure.seat]?.lying ? `${name}, ${s().seat.lying}` : name;
}

/** Who stands on a card. */
export function namesOn(view: DarkCaveView, card: Place, nameOf: (seat: number) => string): string[] {
  return [...figuresOn(view)].flatMap(([field, standing]) =>
    placeText(parseField(field).place) === placeText(card)
      ? standing.map((each) => figureName(view, each, nameOf))
      : [],
  );
}
