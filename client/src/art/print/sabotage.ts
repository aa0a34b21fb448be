/** What is printed of Sabotage. */

import { COLOURS, REMOVALS, STAMPS } from '../sabotage/cards';
import PipeCard from '../sabotage/PipeCard.svelte';
import { picture, type Pictures } from './picture';

const CARD = [0, 0, 100, 100] as const;

export function sabotage(): Pictures {
  const pipes = STAMPS.flatMap((stamp) => COLOURS.map((colour) => `${stamp}-${colour}`));
  const cards = [...pipes, ...REMOVALS].map((card) => [card, picture(PipeCard, { card }, CARD)] as const);
  return Object.fromEntries([...cards, ['back', picture(PipeCard, { card: '' }, CARD)]]);
}
