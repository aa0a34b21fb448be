/** What a way costs and brings, in words. */

import { listed } from '../../../i18n';
import type { DarkCaveStep } from '../../../protocol';
import { s } from '../i18n';
import { creatureName } from '../telling/names';

export function priceOf(way: DarkCaveStep): string[] {
  const words = s().way;
  return [
    s().story.steps({ number: way.steps }),
    way.cards > 0 ? words.cards({ cards: way.cards }) : '',
    way.gold > 0 ? words.gold({ gold: way.gold }) : '',
    way.creatures.length > 0 ? words.creature({ names: listed(way.creatures.map(creatureName)) }) : '',
    way.goal ? words.goal : '',
    way.vein ? words.vein : '',
    way.exit ? words.exit : '',
  ].filter((part) => part !== '');
}
