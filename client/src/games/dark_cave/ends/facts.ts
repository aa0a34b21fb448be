/** What each player did in a game, counted, and as it is told. */

import type { DarkCaveView } from '../../../protocol';
import { countedIn, storyOf } from '../../../shell/log/facts';
import { FACTS, KINDS } from '../telling/events';
import { s } from '../i18n';

export function storiesOf(view: DarkCaveView): string[][] {
  return countedIn(KINDS, FACTS, view).map((mine) =>
    storyOf(mine, FACTS, (fact, number) => s().story[fact]({ number })),
  );
}
