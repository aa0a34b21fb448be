/** What happened, in words: one line for each event that is worth telling. */

import { LETTERS } from '../../art/sabotage/cards';
import type { IconName } from '../../art/icons';
import { listed } from '../../i18n';
import type { Person } from '../../i18n/person';
import type { SabotageEvent, SabotageView } from '../../protocol';
import { s } from './i18n';
import { aCard, cardName } from './names';
import { sideSeenBy, type Place } from './places';
import { ownRoof } from './scores';

export interface Line {
  /** The number of the event in the history of the game. */
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  /** The card that was played, in notation. */
  readonly card: string;
  /** What stands for it where no card does. */
  readonly sign: IconName;
  /** Where it happened. */
  readonly place: Place | null;
  /** Whether it was somebody's play. */
  readonly play: boolean;
}

export type Naming = (seat: number) => Person;

const PLAYS = ['laid', 'took-off', 'discarded', 'asked', 'answered', 'closed'];

/** The lines of a game; what is drawn goes without saying. */
export function linesOf(view: SabotageView, naming: Naming): Line[] {
  const told: Line[] = [];
  view.history.forEach((event, number) => {
    const text = sentence(event, view, naming);
    if (text === '') return;
    told.push({
      number,
      seat: event.seat,
      text,
      card: word(event, 'card'),
      sign: SIGNS[event.key] ?? 'log',
      place: placeOf(event, view),
      play: PLAYS.includes(event.key),
    });
  });
  return told;
}

/** The last line that tells what each seat played. */
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
export function moveSentence(text: string, seat: number, view: SabotageView, naming: Naming): string {
  const event = eventOf(text, view.players.length === 4);
  return event === null ? text : sentence({ ...event, seat, secret: {} }, view, naming);
}

/** What comes of a move, as far as the move itself tells. */
function eventOf(text: string, asks: boolean): Pick<SabotageEvent, 'key' | 'params'> | null {
  const [verb = '', first = '', second = '', third] = text.split(' ');
  switch (verb) {
    case 'lay':
      return { key: 'laid', params: { card: first, roof: second, place: third ?? first.charAt(0) } };
    case 'demontage':
    case 'sabotage':
      return { key: 'took-off', params: { card: verb, roof: first, place: second } };
    case 'discard':
      return { key: 'discarded', params: { card: first } };
    case 'close':
      return { key: asks ? 'asked' : 'closed', params: {} };
    case 'consent':
      return { key: 'answered', params: { answer: first } };
    default:
      return null;
  }
}

/** Where an event took place, as the reader sees it. */
export function placeOf(event: SabotageEvent, view: SabotageView): Place | null {
  const at = LETTERS.findIndex((letter) => letter === event.params['place']);
  if (at < 0) return null;
  const mine = event.seat % 2 === ownRoof(view);
  return { side: sideSeenBy(mine, word(event, 'roof')), at };
}

const SIGNS: Readonly<Record<string, IconName>> = {
  dealt: 'hand',
  asked: 'talk',
  answered: 'talk',
  closed: 'winner',
  skipped: 'wait',
  scored: 'log',
  'game-over': 'winner',
};

function sentence(event: SabotageEvent, view: SabotageView, naming: Naming): string {
  const words = s().event;
  const person = naming(event.seat);
  switch (event.key) {
    case 'dealt':
      return words.dealt(number(event, 'round'), person, naming(view.starter));
    case 'laid':
      return laid(event, view, person);
    case 'took-off':
      return tookOff(event, view, person);
    case 'discarded':
      return words.discarded(person, aCard(word(event, 'card')));
    case 'asked':
      return words.asked(person, naming((event.seat + 2) % 4));
    case 'answered':
      return word(event, 'answer') === 'yes' ? words.yes(person) : words.no(person);
    case 'closed':
      return words.closed(person);
    case 'skipped':
      return words.skipped(person);
    case 'scored': {
      const builders = view.roofs[event.seat % 2]!.seats.map((seat) => naming(seat).name);
      return words.scored(listed(builders), number(event, 'worth'), number(event, 'score'));
    }
    case 'game-over':
      return words.over4;
    default:
      return '';
  }
}

function laid(event: SabotageEvent, view: SabotageView, person: Person): string {
  const words = s().event;
  const card = aCard(word(event, 'card'));
  const place = word(event, 'place');
  const text =
    event.params['roof'] === 'own'
      ? words.laidOwn(person, card, place)
      : words.laidOther(person, card, place, hitsReader(event, view));
  const gone = word(event, 'gone');
  return gone === '' ? text : `${text} ${words.over(aCard(gone))}`;
}

function tookOff(event: SabotageEvent, view: SabotageView, person: Person): string {
  const words = s().event;
  const what = cardName(word(event, 'card'));
  const gone = 'gone' in event.params ? aCard(word(event, 'gone')) : s().card.aCard;
  const place = word(event, 'place');
  return event.params['roof'] === 'own'
    ? words.tookOwn(person, what, gone, place)
    : words.tookOther(person, what, gone, place, hitsReader(event, view));
}

/** Whether others have touched the roof that the reader builds on. */
function hitsReader(event: SabotageEvent, view: SabotageView): boolean {
  return view.seat >= 0 && event.seat % 2 !== view.seat % 2;
}

function word(event: SabotageEvent, param: string): string {
  return String(event.params[param] ?? '');
}

function number(event: SabotageEvent, param: string): number {
  return Number(event.params[param] ?? 0);
}
