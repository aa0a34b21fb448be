/** What happened, in words: one line for each event that is worth telling. */

import type { Tool } from '../../art/cards';
import type { IconName } from '../../art/icons';
import type { Person } from '../../i18n/person';
import type { SaboteurEvent, SaboteurView } from '../../protocol';
import type { LogLine } from '../../shell/log/line';
import { kindOf, type EventOf, type Kinds } from '../../shell/log/telling';
import { unreachable } from '../../unreachable';
import { s } from './i18n';
import { toolOf, parseMove } from './moves';
import { aShape, cardName, faceName, goalName, openSides, toolName } from './names';
import { parsePlace, samePlace, type Place } from '../../shell/table/places';

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

export type Naming = (seat: number) => Person;

interface Telling {
  readonly view: SaboteurView;
  readonly naming: Naming;
  /** Whoever did it. */
  readonly person: Person;
}

const KINDS: Kinds<SaboteurEvent, Telling> = {
  dealt: { sign: 'hand', say: (event, { person }) => s().event.dealt(event.params.round, person) },
  laid: { sign: 'path', play: true, say: (event, { person }) => s().event.laid(person, aShape(event.params.card)) },
  broke: { play: true, say: aimedAtTool },
  mended: { play: true, say: aimedAtTool },
  fell: {
    sign: 'rockfall',
    play: true,
    say: (event, { person }) => s().event.fell(person, aShape(event.params.card)),
  },
  looked: { sign: 'map', play: true, say: (event, { person, view }) => s().event.looked(person, goalAt(event, view)) },
  passed: { sign: 'pass', play: true, say: (_event, { person }) => s().event.passed(person) },
  drew: { say: () => '' },
  skipped: { sign: 'wait', say: (_event, { person }) => s().event.skipped(person) },
  revealed: {
    sign: 'eye',
    say: (event, { person, view }) => s().event.reached(person, goalAt(event, view), faceName(event.params.goal)),
  },
  turned: { sign: 'turn', say: (event, { view }) => s().event.turned(goalAt(event, view)) },
  'round-won': {
    sign: 'winner',
    say: (event) => s().event[event.params.winner],
  },
  offered: { sign: 'gold-cards', say: (event) => s().event.offered(event.params.cards) },
  took: { sign: 'gold', say: (_event, { person }) => s().event.took(person) },
  paid: {
    sign: 'gold',
    say: (event, { person }) => s().event.paid(person, event.params.cards, event.params.worth),
  },
  returned: { sign: 'undo', say: (_event, { person }) => s().event.returned(person) },
  'game-over': { sign: 'winner', say: () => s().event.over },
};

/** The lines of a round; what is drawn goes without saying. */
export function linesOf(view: SaboteurView, naming: Naming): Line[] {
  return view.history.flatMap((event, at): Line[] => {
    const kind = kindOf(KINDS, event);
    const text = kind?.say(event, { view, naming, person: naming(event.seat) }) ?? '';
    if (text === '') return [];
    return [
      {
        number: at,
        seat: event.seat,
        text,
        secret: secretOf(event),
        sign: signOf(event, kind?.sign),
        card: event.key === 'laid' || event.key === 'fell' ? event.params.card : '',
        place: 'place' in event.params ? parsePlace(event.params.place) : null,
        play: kind?.play ?? false,
      },
    ];
  });
}

/** A move in the words that the log has for it. */
export function moveSentence(text: string, seat: number, view: SaboteurView, naming: Naming): string {
  const move = parseMove(text);
  const words = s().event;
  const person = naming(seat);
  switch (move?.word) {
    case 'lay':
      return words.laid(person, aShape(move.card));
    case 'break':
      return words.broke(person, naming(move.seat), toolName(toolOf(move)), move.seat === seat);
    case 'mend':
      return words.mended(person, naming(move.seat), toolName(toolOf(move)), move.seat === seat);
    case 'rockfall':
      return words.fell(person, words.aCard);
    case 'map':
      return words.looked(person, goalName(view.goals.findIndex((goal) => samePlace(goal, parsePlace(move.place)))));
    case 'pass':
      return `${words.passed(person)} ${words.discarded(cardName(move.card))}`;
    case 'turn':
      return words.turnedSo(openSides(move.card));
    case 'take':
      return `${words.took(person)} ${words.worth(move.value)}`;
    case undefined:
      return text;
    default:
      return unreachable(move);
  }
}

function aimedAtTool(event: EventOf<SaboteurEvent, 'broke' | 'mended'>, { person, naming }: Telling): string {
  const target = event.params.target;
  const say = event.key === 'broke' ? s().event.broke : s().event.mended;
  return say(person, naming(target), toolName(event.params.tool), target === event.seat);
}

function secretOf(event: SaboteurEvent): string {
  const words = s().event;
  switch (event.key) {
    case 'looked':
      return event.secret.goal ? words.saw(faceName(event.secret.goal)) : '';
    case 'passed':
      return event.secret.card ? words.discarded(cardName(event.secret.card)) : '';
    case 'took':
    case 'returned':
      return event.secret.value ? words.worth(event.secret.value) : '';
    default:
      return '';
  }
}

function signOf(event: SaboteurEvent, name: IconName = 'log'): Sign {
  if (event.key !== 'broke' && event.key !== 'mended') return { kind: 'icon', name };
  return { kind: 'tool', tool: event.params.tool, broken: event.key === 'broke' };
}

function goalAt(event: EventOf<SaboteurEvent, 'looked' | 'revealed' | 'turned'>, view: SaboteurView): string {
  const place = parsePlace(event.params.place);
  return goalName(view.goals.findIndex((goal) => samePlace(goal, place)));
}
