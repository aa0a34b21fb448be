/** What the reader alone knows of the others, and for whom a dwarf works. */

import type { Clan } from '../../art/dark_cave/cards';
import type { DarkCaveView } from '../../protocol';

/** A saboteur works for the other clan. */
export function workedFor(clan: string, character: string): Clan | null {
  if (clan === '' || character === '') return null;
  const own = clan as Clan;
  if (character === 'loyal') return own;
  return own === 'blue' ? 'yellow' : 'blue';
}

/** The others whose character the reader has seen, and not everybody. */
export function knownOf(view: DarkCaveView): number[] {
  return view.players.flatMap((player, seat) =>
    seat !== view.seat && player.character && !player.shown ? [seat] : [],
  );
}
