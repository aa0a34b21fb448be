/** What happened, in words: one line for each event that is worth telling. */

import type { IconName } from '../../../art/icons';
import { listed, t } from '../../../i18n';
import type { SabotageEvent, SabotageMove, SabotageView } from '../../../protocol';
import type { LogLine } from '../../../shell/log/line';
import {
  logLines,
  sentenceOf,
  word,
  type EventOf,
  type FlightEnd,
  type Flown,
  type Kinds,
  type Naming,
  type NamingAt,
  type EventContext,
} from '../../../shell/log/kinds';
import { unreachable } from '../../../unreachable';
import { s } from '../i18n';
import { parseMove } from '../moves';
import { aCard, cardName } from './names';
import { placeAt, placeText, sideSeenBy, type Place } from '../roofs/places';
import { ownRoof } from '../ends/scores';

export interface Line extends LogLine {
  /** The card that was played, in notation. */
  readonly card: string;
  /** What stands for it where no card does. */
  readonly sign: IconName;
  readonly place: Place | null;
}

export const KINDS: Kinds<SabotageEvent, SabotageView> = {
  dealt: {
    sign: 'hand',
    sound: 'paper',
    say: (event, { view, naming, person }) =>
      s().event.dealt({ round: event.params.round, dealer: person, opener: naming(view.starter!) }),
  },
  drew: { sound: 'paper', flies: () => [{ card: '', from: 'draw', to: 'hand' }], say: () => '' },
  laid: {
    play: true,
    sound: 'knock',
    flies: (event, view) => {
      const there = roofEnd(event, view);
      const { card, gone } = event.params;
      const covered: Flown[] = gone ? [{ card: gone, from: there, to: 'discard' }] : [];
      return [...covered, { card, to: there, lands: true }];
    },
    say: laid,
  },
  'took-off': {
    play: true,
    sound: 'thud',
    flies: (event, view) => {
      const there = roofEnd(event, view);
      const { card, gone = '' } = event.params;
      return [
        { card, to: there },
        { card: gone, from: there, to: 'discard', later: true },
      ];
    },
    say: tookOff,
  },
  discarded: {
    play: true,
    sound: 'paper',
    flies: ({ params }) => [{ card: params.card, to: 'discard' }],
    say: (event, { person }) => s().event.discarded({ person, card: aCard(event.params.card) }),
  },
  asked: {
    sign: 'talk',
    play: true,
    say: (event, { naming, person }) => s().event.asked({ person, target: naming((event.seat + 2) % 4) }),
  },
  answered: {
    sign: 'talk',
    play: true,
    say: (event, { person }) => (event.params.answer === 'yes' ? s().event.yes({ person }) : s().event.no({ person })),
  },
  closed: { sign: 'winner', play: true, say: (_event, { person }) => s().event.closed({ person }) },
  skipped: { sign: 'wait', say: (_event, { person }) => t().table.outOfCards({ person }) },
  scored: {
    sign: 'log',
    sound: 'motif',
    say: (event, { view, naming }) => {
      const builders = view.roofs[event.seat % 2]!.seats.map((seat) => naming(seat).name);
      return s().event.scored({
        names: listed(builders),
        worth: event.params.worth,
        score: event.params.score,
      });
    },
  },
  'game-over': { sign: 'winner', sound: 'motif', say: () => s().event.matchOver },
};

/** The lines of a game, with the names of those who sat there then; what is drawn goes without saying. */
export function linesOf(view: SabotageView, namingAt: NamingAt): Line[] {
  return logLines(KINDS, view, namingAt, (event, sign) => ({
    card: word(event, 'card'),
    sign,
    place: placeOf(event, view),
    // A score is of a side, and comes of what whoever has finished the game did.
    ...(event.key === 'scored' ? { seat: null } : {}),
  }));
}

/** A move in the words that the log has for it. */
export function moveSentence(text: string, seat: number, view: SabotageView, naming: Naming): string {
  const move = parseMove(text);
  if (move === null) return text;
  return sentenceOf(KINDS, eventOf(move, seat, view.players.length === 4), view, naming);
}

/** What comes of a move, as far as the move itself tells. */
function eventOf(move: SabotageMove, seat: number, asks: boolean): SabotageEvent {
  switch (move.word) {
    case 'lay': {
      const { card, roof, place = card.charAt(0) } = move;
      return { key: 'laid', seat, params: { card, roof, place }, secret: {} };
    }
    case 'take-off':
      return { key: 'took-off', seat, params: { card: move.card, roof: move.roof, place: move.place }, secret: {} };
    case 'discard':
      return { key: 'discarded', seat, params: { card: move.card }, secret: {} };
    case 'close':
      return { key: asks ? 'asked' : 'closed', seat, params: {}, secret: {} };
    case 'consent':
      return { key: 'answered', seat, params: { answer: move.yes }, secret: {} };
    default:
      return unreachable(move);
  }
}

/** Where an event took place, as the reader sees it. */
export function placeOf(event: SabotageEvent, view: SabotageView): Place | null {
  if (event.key !== 'laid' && event.key !== 'took-off') return null;
  const mine = event.seat % 2 === ownRoof(view);
  return placeAt(sideSeenBy(mine, event.params.roof), event.params.place);
}

/** The place that a seat's move is aimed at, as the reader sees it; null where it is aimed at none. */
export function placeOfMove(text: string, seat: number, view: SabotageView): Place | null {
  const move = parseMove(text);
  return move && placeOf(eventOf(move, seat, false), view);
}

/** Where a card flies to that comes onto a roof, and from where one does that goes. */
function roofEnd(event: SabotageEvent, view: SabotageView): FlightEnd {
  const place = placeOf(event, view);
  return { place: place ? placeText(place) : '' };
}

function laid(event: EventOf<SabotageEvent, 'laid'>, { view, person }: EventContext<SabotageView>): string {
  const words = s().event;
  const card = aCard(event.params.card);
  const place = event.params.place;
  const onRoof = event.params.roof === 'own' ? words.laidOwn : words.laidOther;
  const text = onRoof({ person, card, place, mine: isReaders(event, view) });
  const gone = event.params.gone;
  return gone === undefined ? text : `${text} ${words.covers({ card: aCard(gone) })}`;
}

function tookOff(event: EventOf<SabotageEvent, 'took-off'>, { view, person }: EventContext<SabotageView>): string {
  const words = s().event;
  const what = cardName(event.params.card);
  const gone = event.params.gone === undefined ? s().card.aCard : aCard(event.params.gone);
  const place = event.params.place;
  const offRoof = event.params.roof === 'own' ? words.tookOwn : words.tookOther;
  return offRoof({ person, what, card: gone, place, mine: isReaders(event, view) });
}

/** Whether the roof is the one that the reader builds on, perhaps with a partner. */
function isReaders(event: EventOf<SabotageEvent, 'laid' | 'took-off'>, view: SabotageView): boolean {
  const builder = event.params.roof === 'own' ? event.seat : event.seat + 1;
  return view.seat !== null && builder % 2 === view.seat % 2;
}
