/** The story of a round as facts: what each player did, counted from what everybody saw. */

import type { SaboteurView } from '../../protocol';
import { shapeKind } from './names';

export interface Facts {
  tunnels: number;
  deadEnds: number;
  broken: number;
  mended: number;
  /** Cards with joined openings that were brought down. */
  fellTunnel: number;
  /** Dead ends that were cleared away. */
  fellEnd: number;
  maps: number;
  passes: number;
}

export function factsOf(view: SaboteurView): Facts[] {
  const facts = view.players.map(nothingYet);
  for (const event of view.history) {
    const mine = facts[event.seat];
    if (mine) count(mine, event.key, String(event.params['card'] ?? ''));
  }
  return facts;
}

function nothingYet(): Facts {
  return {
    tunnels: 0,
    deadEnds: 0,
    broken: 0,
    mended: 0,
    fellTunnel: 0,
    fellEnd: 0,
    maps: 0,
    passes: 0,
  };
}

function count(facts: Facts, key: string, card: string): void {
  if (key === 'laid') facts[shapeKind(card) === 'end' ? 'deadEnds' : 'tunnels'] += 1;
  else if (key === 'fell') facts[shapeKind(card) === 'end' ? 'fellEnd' : 'fellTunnel'] += 1;
  else if (key === 'broke') facts.broken += 1;
  else if (key === 'mended') facts.mended += 1;
  else if (key === 'looked') facts.maps += 1;
  else if (key === 'passed') facts.passes += 1;
}
