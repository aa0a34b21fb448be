/** What happened, in words: one line for each event that is worth telling. */

import { isTool, type Tool } from '../../art/cards';
import type { IconName } from '../../art/icons';
import type { Person } from '../../i18n/person';
import type { SaboteurEvent, SaboteurView } from '../../protocol';
import { s } from './i18n';
import { parseMove } from './moves';
import { aShape, cardName, faceName, goalName, openSides, toolName } from './names';
import { parsePlace, samePlace, type Place } from './places';

/** A sign that stands for what somebody did. */
export type Sign =
  | { readonly kind: 'icon'; readonly name: IconName }
  | { readonly kind: 'tool'; readonly tool: Tool; readonly broken: boolean };

export interface Line {
  /** The number of the event in the history of the round. */
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  /** What only the reader knows; shown while the cover is lifted. */
  readonly secret: string;
  readonly sign: Sign;
  /** The path card that was laid or fell. */
  readonly card: string;
  /** Where it happened in the maze. */
  readonly place: Place | null;
  /** Whether it was somebody's play (and not its consequence). */
  readonly play: boolean;
}

export type Naming = (seat: number) => Person;

const PLAYS = ['laid', 'broke', 'mended', 'fell', 'looked', 'passed'];

/** The lines of a round; what is drawn goes without saying. */
export function linesOf(view: SaboteurView, naming: Naming): Line[] {
  const told: Line[] = [];
  view.history.forEach((event, number) => {
    const text = sentence(event, view, naming);
    if (text === '') return;
    told.push({
      number,
      seat: event.seat,
      text,
      secret: secretOf(event),
      sign: signOf(event),
      card: event.key === 'laid' || event.key === 'fell' ? word(event, 'card') : '',
      place: 'place' in event.params ? parsePlace(word(event, 'place')) : null,
      play: PLAYS.includes(event.key),
    });
  });
  return told;
}

/** The last line that tells what each seat played; none for seats that have not played. */
export function lastPlays(lines: readonly Line[]): Map<number, Line> {
  const last = new Map<number, Line>();
  for (const line of lines) if (line.play) last.set(line.seat, line);
  return last;
}

/** The lines after the reader's own last play; all of them where the reader has not played. */
export function sinceMine(lines: readonly Line[], seat: number): Line[] {
  const mine = lines.findLastIndex((line) => line.play && line.seat === seat);
  return lines.slice(mine + 1).filter((line) => line.seat !== seat || !line.play);
}

/** A move in the words that the log has for it. */
export function moveSentence(text: string, seat: number, view: SaboteurView, naming: Naming): string {
  const move = parseMove(text);
  const words = s().event;
  const person = naming(seat);
  switch (move?.kind) {
    case 'lay':
      return words.laid(person, aShape(move.card));
    case 'break':
      return words.broke(person, naming(move.seat), toolName(move.tool), move.seat === seat);
    case 'mend':
      return words.mended(person, naming(move.seat), toolName(move.tool), move.seat === seat);
    case 'rockfall':
      return words.fell(person, words.aCard);
    case 'map':
      return words.looked(person, goalName(view.goals.findIndex((goal) => samePlace(goal, move.place))));
    case 'pass':
      return `${words.passed(person)} ${words.discarded(cardName(move.card))}`;
    case 'turn':
      return words.turnedSo(openSides(move.card));
    case 'take':
      return `${words.took(person)} ${words.worth(move.value)}`;
    default:
      return text;
  }
}

function sentence(event: SaboteurEvent, view: SaboteurView, naming: Naming): string {
  const words = s().event;
  const person = naming(event.seat);
  switch (event.key) {
    case 'dealt':
      return words.dealt(number(event, 'round'), person);
    case 'laid':
      return words.laid(person, aShape(word(event, 'card')));
    case 'broke':
    case 'mended': {
      const target = number(event, 'target');
      const tool = toolName(word(event, 'tool'));
      return words[event.key](person, naming(target), tool, target === event.seat);
    }
    case 'fell':
      return words.fell(person, aShape(word(event, 'card')));
    case 'looked':
      return words.looked(person, goalAt(event, view));
    case 'passed':
      return words.passed(person);
    case 'skipped':
      return words.skipped(person);
    case 'revealed':
      return words.reached(person, goalAt(event, view), faceName(word(event, 'goal')));
    case 'turned':
      return words.turned(goalAt(event, view));
    case 'round-won':
      return words[word(event, 'winner') as 'diggers' | 'saboteurs' | 'nobody'];
    case 'offered':
      return words.offered(number(event, 'cards'));
    case 'took':
      return words.took(person);
    case 'paid':
      return words.paid(person, number(event, 'cards'), number(event, 'worth'));
    case 'returned':
      return words.returned(person);
    case 'game-over':
      return words.over;
    default:
      return '';
  }
}

function secretOf(event: SaboteurEvent): string {
  const { goal, card, value } = event.secret;
  const words = s().event;
  if (typeof goal === 'string') return words.saw(faceName(goal));
  if (typeof card === 'string') return words.discarded(cardName(card));
  if (typeof value === 'number') return words.worth(value);
  return '';
}

const SIGNS: Readonly<Record<string, IconName>> = {
  dealt: 'hand',
  laid: 'path',
  fell: 'rockfall',
  looked: 'map',
  passed: 'pass',
  skipped: 'wait',
  revealed: 'eye',
  turned: 'turn',
  'round-won': 'winner',
  offered: 'gold-cards',
  took: 'gold',
  paid: 'gold',
  returned: 'undo',
  'game-over': 'winner',
};

function signOf(event: SaboteurEvent): Sign {
  const tool = event.params['tool'];
  if (typeof tool === 'string' && isTool(tool)) {
    return { kind: 'tool', tool, broken: event.key === 'broke' };
  }
  return { kind: 'icon', name: SIGNS[event.key] ?? 'log' };
}

function goalAt(event: SaboteurEvent, view: SaboteurView): string {
  const place = parsePlace(word(event, 'place'));
  return goalName(view.goals.findIndex((goal) => goal.x === place.x && goal.y === place.y));
}

function word(event: SaboteurEvent, param: string): string {
  return String(event.params[param] ?? '');
}

function number(event: SaboteurEvent, param: string): number {
  return Number(event.params[param] ?? 0);
}
