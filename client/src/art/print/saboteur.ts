/** What is printed of Saboteur. */

import ActionCard from '../ActionCard.svelte';
import CardBack from '../CardBack.svelte';
import { ACTIONS } from '../cards';
import GoalCard from '../GoalCard.svelte';
import GoldCard from '../GoldCard.svelte';
import PathCard from '../PathCard.svelte';
import RoleCard from '../RoleCard.svelte';
import { picture, type Picture, type Pictures } from './picture';
import { firstSpellings } from './shapes';

const CARD = [0, 0, 100, 150] as const;

export function saboteur(): Pictures {
  return Object.fromEntries([...paths(), ...others()]);
}

function* paths(): Generator<[string, Picture]> {
  for (const [at, notation] of firstSpellings().entries()) {
    yield [notation, picture(PathCard, { notation, place: { x: at, y: 2 } }, CARD)];
  }
}

function* others(): Generator<[string, Picture]> {
  yield ['start', picture(PathCard, { notation: 'NESW', kind: 'start' }, CARD)];
  for (const card of ACTIONS) yield [card, picture(ActionCard, { card, framed: false }, CARD)];
  yield ['back', picture(CardBack, { framed: false }, CARD)];
  yield ['goal:treasure', picture(GoalCard, { face: 'treasure' }, CARD)];
  for (const notation of ['NE', 'NW']) {
    yield [`goal:${notation}`, picture(GoalCard, { face: 'stone', notation }, CARD)];
  }
  yield ['back:goal', picture(GoalCard, { face: 'hidden' }, CARD)];
  for (const value of [1, 2, 3] as const) yield [`gold:${value}`, picture(GoldCard, { value, framed: false }, CARD)];
  yield ['back:gold', picture(GoldCard, { value: null, framed: false }, CARD)];
  for (const role of ['digger', 'saboteur'] as const) {
    yield [`role:${role}`, picture(RoleCard, { role, framed: false }, CARD)];
  }
  yield ['back:role', picture(RoleCard, { role: null, framed: false }, CARD)];
}
