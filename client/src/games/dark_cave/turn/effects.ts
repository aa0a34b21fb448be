/** What a card does, in words, with the clause that says so. */

import { actionOf, dugOf, isKnown, type Action, type Dug, type Feature } from '../../../art/dark_cave/cards';
import type { DarkCaveCard } from '../../../protocol';
import { s } from '../i18n';
import { drawn } from '../cave/places';

export interface Effect {
  readonly text: string;
  readonly clause: string;
}

const ACTIONS: Readonly<Record<Action, string>> = {
  info: 'D-50',
  rockfall: 'D-51',
  swap: 'D-52',
  web: 'D-53',
  boots: 'D-54',
  axe: 'D-55',
  rat: 'D-60',
  lindworm: 'D-60',
  goblin: 'D-60',
};

const LAYING = 'D-30';
const GROUPS = 'D-4';

const FEATURES: Readonly<Record<Exclude<Feature, ''>, string>> = {
  hole: 'D-40',
  ladder: 'D-41',
  bridge: 'D-42',
  tunnel: 'D-43',
  vein: 'D-44',
  exit: 'D-72',
};

/** What an action card does, and the creature that it sends. */
export function effectOf(action: Action): Effect {
  return { text: s().does[action], clause: ACTIONS[action] };
}

/** What a card of the hand does; nothing of one whose back alone is known. */
export function effectsOf(card: string): Effect[] {
  if (!isKnown(card)) return [];
  const action = actionOf(card);
  if (action) return [effectOf(action)];
  const dug = dugOf(card);
  if (!dug) return [];
  const special = effectsOfWays(dug);
  return special.length > 0 ? special : [{ text: s().does.lay, clause: LAYING }];
}

/** What a card of the cave does; how far it is across is said of path cards. */
export function effectsIn(card: DarkCaveCard): Effect[] {
  const dug = drawn(card);
  return effectsOfWays(card.group === null ? { ...dug, group: 'I' } : dug);
}

/** What the ways of a card do: its feature, and how far it is across. */
function effectsOfWays({ feature, group }: Dug): Effect[] {
  const words = s().works;
  const found: Effect[] = feature === '' ? [] : [{ text: words[feature], clause: FEATURES[feature] }];
  if (group !== 'I') found.push({ text: words[group], clause: GROUPS });
  return found;
}

/** What a chosen card is for, where it was aimed at something else. */
export function purposeOf(card: string): Effect {
  const action = actionOf(card);
  return action ? effectOf(action) : { text: s().does.lay, clause: LAYING };
}
