/** Where a move of The Dark Cave takes place. */

import type { DarkCaveMove } from '../../protocol';
import { readMove } from '../../shell/moves';
import { parsePlace } from '../../shell/table/places';
import { DARK_CAVE_MOVES } from '../../../generated/protocol/dark_cave';
import { parseEdge, parseField, type Where } from './places';

/** The card, the field or the side that a move is aimed at; null where it is aimed at none. */
export function placeOfMove(text: string): Where | null {
  const move = readMove<DarkCaveMove>(DARK_CAVE_MOVES, text);
  switch (move?.word) {
    case 'lay':
    case 'look-goal':
    case 'rockfall':
    case 'step-goal':
      return parsePlace(move.place);
    case 'step':
      return fieldOf(move.field);
    case 'lure':
      return fieldOf(move.end ?? move.start);
    case 'web':
    case 'cut': {
      const { place, side } = parseEdge(move.edge);
      return { ...place, side };
    }
    case undefined:
    case 'look-clan':
    case 'swap':
    case 'equip':
    case 'pass':
    case 'stay':
    case 'propose':
    case 'axe':
    case 'vein':
    case 'turn':
    case 'vote':
      return null;
  }
}

function fieldOf(field: string): Where {
  return { ...parseField(field).place, field };
}
