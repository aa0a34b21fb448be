/** The ten dwarves: which hat, beard, colour and tool each seat has, so that no two look alike. */

export type Hat =
  'helmet' | 'pointed' | 'brim' | 'horns' | 'goggles' | 'bobble' | 'hood' | 'stovepipe' | 'scarf' | 'feather';

export type Beard =
  'round' | 'long' | 'handlebar' | 'fork' | 'braid' | 'square' | 'curls' | 'sideburns' | 'plaits' | 'goatee';

export interface Parts {
  readonly hat: Hat;
  readonly beard: Beard;
  readonly hair: 1 | 2 | 3 | 4 | 5 | 6;
  readonly skin: 1 | 2 | 3 | 4;
}

const PARTS: readonly Parts[] = [
  { hat: 'pointed', beard: 'long', hair: 1, skin: 1 },
  { hat: 'helmet', beard: 'round', hair: 2, skin: 4 },
  { hat: 'feather', beard: 'handlebar', hair: 5, skin: 1 },
  { hat: 'horns', beard: 'fork', hair: 4, skin: 2 },
  { hat: 'stovepipe', beard: 'sideburns', hair: 2, skin: 4 },
  { hat: 'scarf', beard: 'plaits', hair: 3, skin: 1 },
  { hat: 'bobble', beard: 'curls', hair: 5, skin: 3 },
  { hat: 'brim', beard: 'square', hair: 6, skin: 2 },
  { hat: 'goggles', beard: 'braid', hair: 4, skin: 4 },
  { hat: 'hood', beard: 'goatee', hair: 1, skin: 3 },
];

/** The parts of the dwarf at a seat, counted from 0. */
export function partsOf(seat: number): Parts {
  return PARTS[((seat % PARTS.length) + PARTS.length) % PARTS.length]!;
}
