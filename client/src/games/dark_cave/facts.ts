/** The story of a game as facts: what each player did, counted from what everybody saw. */

import type { DarkCaveView } from '../../protocol';
import { s } from './i18n';

const COUNTED = ['paths', 'steps', 'goals', 'creatures', 'webs', 'rockfalls', 'axes', 'passes'] as const;

type Fact = (typeof COUNTED)[number];
export type Facts = Record<Fact, number>;

const KEYS: Readonly<Record<string, Fact>> = {
  laid: 'paths',
  stepped: 'steps',
  revealed: 'goals',
  lured: 'creatures',
  webbed: 'webs',
  fell: 'rockfalls',
  cut: 'axes',
  'drove-off': 'axes',
  passed: 'passes',
};

export function factsOf(view: DarkCaveView): Facts[] {
  const facts = view.players.map((): Facts => ({
    paths: 0,
    steps: 0,
    goals: 0,
    creatures: 0,
    webs: 0,
    rockfalls: 0,
    axes: 0,
    passes: 0,
  }));
  for (const { key, seat } of view.history) {
    const fact = KEYS[key];
    const mine = facts[seat];
    if (fact && mine) mine[fact] += 1;
  }
  return facts;
}

/** What somebody did, in words; what was not done goes without saying. */
export function storyOf(facts: Facts): string[] {
  return COUNTED.filter((fact) => facts[fact] > 0).map((fact) => s().story[fact]({ number: facts[fact] }));
}
