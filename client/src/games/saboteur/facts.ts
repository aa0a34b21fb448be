/** What each player did in a round, counted, and as it is told. */

import type { SaboteurEvent, SaboteurView } from '../../protocol';
import { countedIn, storyOf, type Facts } from '../../shell/log/facts';
import { s } from './i18n';
import { shapeKind } from './names';

/** What is counted, in the order in which it is told. */
const FACTS = ['tunnels', 'deadEnds', 'broken', 'mended', 'fellTunnel', 'fellEnd', 'maps', 'passes'] as const;

type Fact = (typeof FACTS)[number];

export function factsOf(view: SaboteurView): Facts<Fact>[] {
  return countedIn(view, FACTS, factOf);
}

export function storyTold(mine: Facts<Fact>): string[] {
  return storyOf(mine, FACTS, (fact, number) => s().roundEnd[fact]({ number }));
}

/** Cards with joined openings are tunnels; dead ends are counted for themselves. */
function factOf(event: SaboteurEvent): Fact | undefined {
  switch (event.key) {
    case 'laid':
      return shapeKind(event.params.card) === 'end' ? 'deadEnds' : 'tunnels';
    case 'fell':
      return shapeKind(event.params.card) === 'end' ? 'fellEnd' : 'fellTunnel';
    case 'broke':
      return 'broken';
    case 'mended':
      return 'mended';
    case 'looked':
      return 'maps';
    case 'passed':
      return 'passes';
    case 'dealt':
    case 'drew':
    case 'skipped':
    case 'revealed':
    case 'turned':
    case 'round-won':
    case 'offered':
    case 'took':
    case 'paid':
    case 'returned':
    case 'game-over':
      return undefined; // Nobody's own doing, or nothing to tell.
  }
}
