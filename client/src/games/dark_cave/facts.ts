/** What each player did in a game, counted, and as it is told. */

import type { DarkCaveView } from '../../protocol';
import { countedIn, storyOf } from '../../shell/log/facts';
import { s } from './i18n';

/** What is counted, in the order in which it is told. */
const FACTS = ['paths', 'steps', 'goals', 'creatures', 'webs', 'rockfalls', 'axes', 'passes'] as const;

const KEYS: Readonly<Record<string, (typeof FACTS)[number]>> = {
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

export function storiesOf(view: DarkCaveView): string[][] {
  const counted = countedIn(view, FACTS, ({ key }) => KEYS[key]);
  return counted.map((mine) => storyOf(mine, FACTS, (fact, number) => s().story[fact]({ number })));
}
