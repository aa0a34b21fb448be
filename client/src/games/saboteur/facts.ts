/** The story of a round as facts: what each player did, counted from what everybody saw. */

import type { SaboteurEvent, SaboteurView } from '../../protocol';
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
    if (mine) count(mine, event);
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

function count(facts: Facts, event: SaboteurEvent): void {
  switch (event.key) {
    case 'laid':
      facts[shapeKind(event.params.card) === 'end' ? 'deadEnds' : 'tunnels'] += 1;
      break;
    case 'fell':
      facts[shapeKind(event.params.card) === 'end' ? 'fellEnd' : 'fellTunnel'] += 1;
      break;
    case 'broke':
      facts.broken += 1;
      break;
    case 'mended':
      facts.mended += 1;
      break;
    case 'looked':
      facts.maps += 1;
      break;
    case 'passed':
      facts.passes += 1;
      break;
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
      break; // Nobody's own doing, or nothing to tell.
  }
}
