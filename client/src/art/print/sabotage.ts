/** What is printed of Sabotage. */

import { COLOURS, REMOVALS, STAMPS } from '../sabotage/cards';
import { picture, type Pictures } from './picture';
import PlateFace from './PlateFace.svelte';

const CARD = [0, 0, 100, 100] as const;

export function sabotage(): Pictures {
  const pipes = STAMPS.flatMap((stamp) => COLOURS.map((colour) => `${stamp}-${colour}`));
  const cards = [...pipes, ...REMOVALS].map((card) => [card, picture(PlateFace, { card }, CARD)] as const);
  return Object.fromEntries([...cards, ['back', picture(PlateFace, { card: '' }, CARD)]]);
}
