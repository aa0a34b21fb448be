/** What cards, places and fields are called, for sentences and for screen readers. */

import { actionOf, backOf, dugOf, isKnown, type Dug } from '../../../art/dark_cave/cards';
import { capital, listed, wordFor } from '../../../i18n';
import type { DarkCaveView } from '../../../protocol';
import { s } from '../i18n';
import { placeName, type Place } from '../../../shell/table/places';
import { wayKind } from '../../../shell/table/way';
import { cardAt, parseField } from '../cave/places';

/** "curve with a dark hole" */
export function dugName(card: Dug): string {
  return withFeature(s().shape[shapeKind(card)], card);
}

function withFeature(shape: string, { feature }: Dug): string {
  return feature === '' || feature === 'bridge' ? shape : s().withFeature({ shape, feature: s().featureWith[feature] });
}

/** A card in a sentence, as what somebody plays, takes or loses: "a curve with a dark hole". */
export function aName(card: string): string {
  const action = isKnown(card) ? actionOf(card) : null;
  if (action) return s().anAction[action];
  const dug = isKnown(card) ? dugOf(card) : null;
  return dug ? withFeature(s().aShape[shapeKind(dug)], dug) : plainName(card);
}

/** What somebody lays, and which way round: "a curve with a dark hole, open to north and east" */
export function aNameLying(card: string): string {
  const sides = dugOf(card)?.sets.join('') ?? '';
  // What is open on all sides has a shape that says so, or goes on as it came.
  return sides.length === 4 ? aName(card) : `${aName(card)}, ${s().place.open({ sides: sideNames(sides) })}`;
}

function shapeKind({ sets, feature }: Dug): keyof ReturnType<typeof s>['shape'] {
  if (feature === 'bridge') return 'bridge';
  return sets.length > 1 ? 'double' : wayKind(sets[0] ?? '');
}

/** A card by itself, without its group. */
export function plainName(card: string): string {
  if (!isKnown(card)) return card === '' ? s().aCard : s().aCardOf({ group: backOf(card) });
  const action = actionOf(card);
  if (action) return s().action[action];
  const dug = dugOf(card);
  return dug ? dugName(dug) : card;
}

/** "Curve with dark hole, group II" */
export function cardName(card: string): string {
  if (!isKnown(card)) return plainName(card);
  const name = plainName(card);
  return capital(card.includes(':') ? s().inGroup({ name, group: backOf(card) }) : name);
}

export function creatureName(name: string): string {
  return wordFor(s().creature, name) ?? wordFor(s().action, name) ?? name;
}

export function goalName(goal: string): string {
  return wordFor(s().feature, goal) ?? goal;
}

/** "blue (loyal)" */
export function clanCardName(card: string): string {
  const [clan = '', character = ''] = card.split('-');
  return `${wordFor(s().clan, clan) ?? clan} (${characterName(character)})`;
}

export function characterName(character: string | null): string {
  return character === null ? '' : (wordFor(s().character, character) ?? character);
}

/** "H5, north side"; which way is meant is said where a card of the view has two. */
export function fieldName(text: string, view?: DarkCaveView | null): string {
  const { place, name } = parseField(text);
  const where = placeName(place);
  const words = s().place;
  if (name === '') return where;
  if (name === 'T') return `${where}, ${words.tunnel}`;
  if (name.startsWith('*')) return `${where}, ${words.middle}`;
  if (name.length === 1) return `${where}, ${words.at({ side: sideName(name) })}`;
  const ways = view ? (cardAt(view, place)?.openings.includes('.') ?? false) : false;
  return ways ? `${where}, ${words.way({ sides: sideNames(name) })}` : where;
}

/** "H5, east side": where a web is. */
export function edgeName(place: Place, side: string): string {
  return `${placeName(place)}, ${s().place.at({ side: sideName(side) })}`;
}

/** Where a goal lies: "north-east" */
export function cornerName({ x, y }: Place): string {
  return s().place.corner[`${y < 0 ? 'N' : 'S'}${x < 0 ? 'W' : 'E'}`];
}

export function sideName(side: string): string {
  return wordFor(s().side, side) ?? side;
}

export function sideNames(sides: string): string {
  return listed([...sides.replaceAll('.', '')].map(sideName));
}
