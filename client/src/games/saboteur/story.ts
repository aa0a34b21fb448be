/** What somebody did in a round, as it is told. */

import type { Facts } from './facts';
import { s } from './i18n';

export function storyTold(mine: Facts): string[] {
  const words = s().roundEnd;
  const told: [number, (told: { number: number }) => string][] = [
    [mine.tunnels, words.tunnels],
    [mine.deadEnds, words.deadEnds],
    [mine.broken, words.broken],
    [mine.mended, words.mended],
    [mine.fellTunnel, words.fellTunnel],
    [mine.fellEnd, words.fellEnd],
    [mine.maps, words.maps],
    [mine.passes, words.passes],
  ];
  return told.filter(([number]) => number > 0).map(([number, say]) => say({ number }));
}
