/** What happened, in words: one line for each event that is worth telling. */

import type { Tool } from '../../../art/cards';
import type { IconName } from '../../../art/icons';
import { t } from '../../../i18n';
import type { SaboteurEvent, SaboteurView } from '../../../protocol';
import type { LogLine } from '../../../shell/log/line';
import {
  logLines,
  noSecret,
  type EventOf,
  type Kinds,
  type Naming,
  type NamingAt,
  type EventContext,
} from '../../../shell/log/kinds';
import { unreachable } from '../../../unreachable';
import { s } from '../i18n';
import { parseMove, toolOf } from '../moves';
import { aShape, aShapeLying, cardName, faceName, goalLying, openSides, shapeKind } from './names';
import { parsePlace, placeName, type Place } from '../../../shell/table/places';

/** A sign that stands for what somebody did. */
export type Sign =
  | { readonly kind: 'icon'; readonly name: IconName }
  | { readonly kind: 'tool'; readonly tool: Tool; readonly broken: boolean };

export interface Line extends LogLine {
  readonly secret: string;
  readonly sign: Sign;
  /** The path card that was laid or fell. */
  readonly card: string;
  readonly place: Place | null;
}

/** What is counted at the end of a round, in the order in which it is told. Dead ends aren't tunnels. */
export const FACTS = ['tunnels', 'deadEnds', 'broken', 'mended', 'fellTunnel', 'fellEnd', 'maps', 'passes'] as const;

export const KINDS: Kinds<SaboteurEvent, SaboteurView, (typeof FACTS)[number]> = {
  dealt: {
    sign: 'hand',
    sound: 'paper',
    say: (event, { person }) => s().event.dealt({ round: event.params.round, person }),
  },
  laid: {
    sign: 'path',
    play: true,
    sound: 'knock',
    flies: ({ params }) => [{ card: params.card, to: { place: params.place }, lands: true }],
    counts: ({ params }) => (shapeKind(params.card) === 'end' ? 'deadEnds' : 'tunnels'),
    say: (event, { person }) =>
      s().event.laid({ person, shape: aShape(event.params.card), place: spoken(event.params.place) }),
  },
  broke: {
    play: true,
    sound: 'thud',
    flies: ({ params }) => [{ card: `break-${params.tool}`, to: { player: params.target } }],
    counts: 'broken',
    say: aimedAtTool,
  },
  mended: {
    play: true,
    sound: 'chime',
    flies: ({ params }) => [{ card: params.card, to: { player: params.target } }],
    counts: 'mended',
    say: aimedAtTool,
  },
  fell: {
    sign: 'rockfall',
    play: true,
    sound: 'thud',
    flies: ({ params }) => [{ card: 'rockfall', to: { place: params.place } }],
    counts: ({ params }) => (shapeKind(params.card) === 'end' ? 'fellEnd' : 'fellTunnel'),
    say: (event, { person }) =>
      s().event.fell({ person, shape: aShape(event.params.card), place: spoken(event.params.place) }),
  },
  looked: {
    sign: 'map',
    play: true,
    sound: 'paper',
    flies: ({ params }) => [{ card: 'map', to: { place: params.place } }],
    counts: 'maps',
    say: (event, { person, view }) => s().event.looked({ person, goal: goalOf(event, view) }),
  },
  passed: {
    sign: 'pass',
    play: true,
    sound: 'paper',
    flies: () => [{ card: '', to: 'discard' }],
    counts: 'passes',
    say: (_event, { person }) => s().event.passed({ person }),
  },
  drew: { sound: 'paper', flies: () => [{ card: '', from: 'draw', to: 'hand' }], say: () => '' },
  skipped: { sign: 'wait', say: (_event, { person }) => t().table.outOfCards({ person }) },
  revealed: {
    sign: 'eye',
    sound: 'paper',
    say: (event, { person, view }) =>
      s().event.reached({ person, goal: goalOf(event, view), face: faceName(event.params.goal) }),
  },
  turned: { sign: 'turn', sound: 'paper', say: (event, { view }) => s().event.turned({ goal: goalOf(event, view) }) },
  'round-won': {
    sign: 'winner',
    sound: 'motif',
    say: (event) => s().event[event.params.winner],
  },
  offered: { sign: 'gold-cards', say: (event) => s().event.offered({ cards: event.params.cards }) },
  took: { sign: 'gold', sound: 'chime', say: (_event, { person }) => s().event.took({ person }) },
  paid: {
    sign: 'gold',
    say: (event, { person }) => s().event.paid({ person, cards: event.params.cards, worth: event.params.worth }),
  },
  returned: { sign: 'undo', say: (_event, { person }) => s().event.returned({ person }) },
  'game-over': { sign: 'winner', sound: 'motif', say: () => t().table.over },
};

/** The lines of a round, with the names of those who sat there then; what is drawn goes without saying. */
export function linesOf(view: SaboteurView, namingAt: NamingAt): Line[] {
  return logLines(KINDS, view, namingAt, (event, sign) => ({
    secret: secretOf(event),
    sign: signOf(event, sign),
    card: event.key === 'laid' || event.key === 'fell' ? event.params.card : '',
    place: 'place' in event.params ? parsePlace(event.params.place) : null,
  }));
}

/** A move in the words that the log has for it. */
export function moveSentence(text: string, seat: number, view: SaboteurView, naming: Naming): string {
  const move = parseMove(text);
  const words = s().event;
  const person = naming(seat);
  switch (move?.word) {
    case 'lay':
      return words.laid({ person, shape: aShapeLying(move.card), place: spoken(move.place) });
    case 'break':
      return toolText('broke', seat, move.seat, move.tool, naming);
    case 'mend':
      return toolText('mended', seat, move.seat, toolOf(move), naming);
    case 'rockfall':
      return words.fell({ person, shape: words.aCard, place: spoken(move.place) });
    case 'map':
      return words.looked({ person, goal: goalLying(view, parsePlace(move.place)) });
    case 'pass':
      return words.discards({ person, card: cardName(move.card) });
    case 'turn':
      return words.turnedSo({ sides: openSides(move.card) });
    case 'take':
      return `${words.took({ person })} ${words.worth({ value: move.value })}`;
    case undefined:
      return text;
    default:
      return unreachable(move);
  }
}

function spoken(place: string): string {
  return placeName(parsePlace(place));
}

function aimedAtTool(
  { key, seat, params }: EventOf<SaboteurEvent, 'broke' | 'mended'>,
  { naming }: EventContext<SaboteurView>,
): string {
  return toolText(key, seat, params.target, params.tool, naming);
}

function toolText(key: 'broke' | 'mended', seat: number, at: number, tool: Tool, naming: Naming): string {
  const words = s().event;
  const params = { person: naming(seat), tool };
  if (seat !== at) return words[key]({ ...params, target: naming(at) });
  return key === 'broke' ? words.brokeOwn(params) : words.mendedOwn(params);
}

function secretOf(event: SaboteurEvent): string {
  const words = s().event;
  if (event.key === 'looked') return event.secret.goal ? words.saw({ face: faceName(event.secret.goal) }) : '';
  if (event.key === 'passed') return event.secret.card ? words.discarded({ card: cardName(event.secret.card) }) : '';
  if (event.key === 'took' || event.key === 'returned') {
    return event.secret.value ? words.worth({ value: event.secret.value }) : '';
  }
  return noSecret(event);
}

function signOf(event: SaboteurEvent, name: IconName): Sign {
  if (event.key !== 'broke' && event.key !== 'mended') return { kind: 'icon', name };
  return { kind: 'tool', tool: event.params.tool, broken: event.key === 'broke' };
}

function goalOf(
  event: EventOf<SaboteurEvent, 'looked' | 'revealed' | 'turned'>,
  view: SaboteurView,
): ReturnType<typeof goalLying> {
  return goalLying(view, parsePlace(event.params.place));
}
