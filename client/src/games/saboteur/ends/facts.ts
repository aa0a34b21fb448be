/** What each player did in a round, counted, and as it is told. */

import type { SaboteurView } from '../../../protocol';
import { countedIn, storyOf, type Facts } from '../../../shell/log/facts';
import { FACTS, KINDS } from '../telling/events';
import { s } from '../i18n';

type Fact = (typeof FACTS)[number];

export function factsOf(view: SaboteurView): Facts<Fact>[] {
  return countedIn(KINDS, FACTS, view);
}

export function storyText(mine: Facts<Fact>): string[] {
  return storyOf(mine, FACTS, (fact, number) => s().roundEnd[fact]({ number }));
}
