/** What the reader alone knows. */

import type { DarkCaveView } from '../../../protocol';
import { newEvents } from '../../../shell/log/line';
import { parsePlace, type Place } from '../../../shell/table/places';

/** The others whose character the reader has seen, and not everybody. */
export function knownOf(view: DarkCaveView): number[] {
  return view.players.flatMap((player, seat) =>
    seat !== view.seat && player.character && !player.shown ? [seat] : [],
  );
}

/** What a face-down goal shows the reader: nothing of what was seen in secret while that is covered. */
export function knownGoal(goal: DarkCaveView['goals'][number], lifted: boolean): string {
  return goal.face ?? (lifted ? goal.known : null) ?? '';
}

/** What a secret look has shown to the reader. */
export type Look =
  | { readonly kind: 'goal'; readonly place: Place; readonly goal: string }
  | { readonly kind: 'clan'; readonly seat: number; readonly card: string }
  | { readonly kind: 'aside'; readonly cards: readonly string[] };

/** The looks between two views. */
export function looksOf(before: DarkCaveView, now: DarkCaveView): Look[] {
  return newEvents(before, now).flatMap(({ key, params, secret }): Look[] => {
    if (key === 'looked-goal' && secret.goal) {
      return [{ kind: 'goal', place: parsePlace(params.place), goal: secret.goal }];
    }
    if (key === 'looked-clan' && secret.character) {
      const seat = params.target;
      return [{ kind: 'clan', seat, card: `${now.players[seat]?.clan}-${secret.character}` }];
    }
    if (key === 'looked-aside' && secret.cards) {
      return [{ kind: 'aside', cards: secret.cards.split(' ') }];
    }
    return [];
  });
}

/** Who has found the exit, and where. */
export interface Found {
  readonly seat: number;
  readonly place: Place;
}

/** The finding of the exit, if it happened between two views. */
export function exitFound(before: DarkCaveView, now: DarkCaveView): Found | null {
  for (const { key, seat, params } of newEvents(before, now)) {
    if (key === 'revealed' && params.goal === 'exit') return { seat, place: parsePlace(params.place) };
  }
  return null;
}
