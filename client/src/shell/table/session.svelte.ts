/** What the reader is doing at any table: the card that is chosen, what it is aimed at, what is said about it. */

import { t } from '../../i18n';
import { isolated, type Person } from '../../i18n/person';
import type { Reason, Refusal, TableInfo, WireView } from '../../protocol';
import { unreachable } from '../../unreachable';
import { announcer } from '../announce.svelte';
import type { Bubble, Point } from '../frame/bubble';
import { firstOwnEvent, formerName, wasStoodIn, type When } from '../company/former';
import { gamePage } from '../games';
import type { LiveTable } from '../server/live.svelte';
import { firstNew, sinceMine, type LogLine, type RoundLines } from '../log/line';
import { Past } from '../log/past.svelte';
import type { Naming, NamingAt } from '../log/kinds';
import { preferences } from '../preferences.svelte';
import { mayMove } from '../motion';
import type { Phrases } from '../talk/phrases';
import { moveWords, spokenBy } from '../plain/wording';
import { reasonSentence, refusalSentence, type Speaking } from '../sentences';
import { textStore } from '../server/texts.svelte';
import type { Aim as AimedMove } from './aim';
import { Drag } from './drag.svelte';
import type { FlightList } from './flights.svelte';
import { Reveal } from './reveal.svelte';
import { Trial } from './trial.svelte';
import { failureOf } from '../server/troubles';

/** What the files of a game tell at its table. */
export interface GameWording<View extends WireView, Line extends LogLine> {
  /** The clause that says whose turn it is. */
  readonly turnClause: string;
  /** The kind of event from which on the log gives the end away. */
  readonly spoiler?: string;
  /** How refusals and reasons speak of what has no word in the texts. */
  readonly speak: Speaking;
  /** What can be said ready-made. */
  readonly phrases: Phrases;
  /** What has happened, a line each. */
  linesOf(view: View, namingAt: NamingAt): Line[];
  /** A move in the words that the log has for it. */
  moveSentence(move: string, seat: number, view: View, naming: Naming): string;
}

export abstract class TableSession<View extends WireView, Line extends LogLine, Aim> {
  readonly live: LiveTable<View>;
  private picked: { readonly index: number; readonly card: string } | null = $state.raw(null);
  /** What the pointer, the focus or the dragged card is at. */
  pointed: Aim | null = $state.raw(null);
  bubble: Bubble | null = $state.raw(null);
  /** The card under the finger; the table says what it can be dropped on. */
  readonly drag = new Drag<Aim>(this);
  /** The cards under way. */
  abstract readonly flights: FlightList<View>;
  /** The move that is shown before it is made. */
  readonly trial = new Trial();
  /** The chosen card is held turned by half a turn. */
  turned = $state(false);
  /** Where the line of the log took place that is pointed at. */
  shown: NonNullable<Line['place']> | null = $state.raw(null);

  readonly view: View | null = $derived.by(() => this.live.view);
  readonly info: TableInfo | null = $derived.by(() => this.live.info);
  readonly me: number = $derived(this.view?.seat ?? -1);
  /** Whether the reader sits at the table, or several do who share the device. */
  readonly seated: boolean = $derived((this.info?.mine.length ?? 0) > 0);
  readonly hand: readonly string[] = $derived(this.view ? this.handOf(this.view) : []);
  readonly deciding: boolean = $derived.by(
    () => this.view !== null && !this.live.still && this.me >= 0 && this.view.decider === this.me,
  );
  readonly busy: boolean = $derived.by(() => this.live.pending !== null);
  readonly legal: readonly string[] = $derived(this.deciding ? (this.view?.legal ?? []) : []);

  /** Where the chosen card is in the hand; a hand that has changed has none chosen. */
  readonly chosenIndex: number | null = $derived(
    this.picked && this.hand[this.picked.index] === this.picked.card ? this.picked.index : null,
  );
  readonly chosen: string | null = $derived(this.chosenIndex === null ? null : (this.picked?.card ?? null));

  /** How far the end of the round has been told. */
  readonly reveal = new Reveal();
  /** What has happened, without what the telling of the end has not come to yet. */
  readonly lines: readonly Line[] = $derived.by(() => {
    const { view } = this;
    if (!view) return [];
    const lines = this.linesOf(view);
    if (this.reveal.stage.done) return lines;
    const from = view.history.findIndex(({ key }) => key === this.wording.spoiler);
    return from < 0 ? lines : lines.filter((line) => line.number < from);
  });
  /** The latest play of anybody: its place is marked. */
  readonly latest: Line | null = $derived.by(() => this.lines.findLast((line) => line.play) ?? null);
  /** What the server tells of earlier rounds, and in the end of all that was hidden. */
  readonly past: Past;
  /** The lines of the rounds before this one, oldest first. */
  readonly earlier: readonly RoundLines<Line>[] = $derived.by(() =>
    this.past.rounds
      .filter((view) => view.round < (this.view?.round ?? 0))
      .map((view) => ({ round: view.round, lines: this.linesOf(view as View) })),
  );
  /** Those since the reader's own last turn. */
  readonly since: readonly Line[] = $derived(sinceMine(this.lines, this.me));

  protected abstract readonly wording: GameWording<View, Line>;

  constructor(live: LiveTable<View>) {
    this.live = live;
    this.past = new Past(live.table, live.looking);
  }

  // --- What each game says for itself ----------------------------------------------------------

  /** What there is to do, in one sentence. */
  abstract get prompt(): string;

  /** Whose turn it is, whoever else may have to decide something in it. */
  onTurn(view: View): number | null {
    return view.decider;
  }

  /** The kind of event that the prompt tells once more, where it asks something because of that. */
  get retold(): string {
    return '';
  }

  /** What an answer brings or costs, where it is shown beside what is asked. */
  get stakes(): readonly string[] {
    return [];
  }

  /** Whether a card of the hand can do more now than be put away. */
  isUseful(_card: string): boolean {
    return true;
  }

  /** How many cards are turned up at the end that has come with a view; 0 where none has. */
  protected cardsToTurn(_last: View, _now: View): number {
    return 0;
  }

  /** How many times what the end brings changes hands before everybody's eyes. */
  protected giftsToShow(_now: View): number {
    return 0;
  }

  /** The hand in the order in which it is shown. */
  protected handOf(view: View): readonly string[] {
    return view.hand;
  }

  /** Whether a card of the hand shows as picked. */
  isPicked(index: number): boolean {
    return this.chosenIndex === index;
  }

  /** Something is on its way that the reader has to wait for. */
  get occupied(): boolean {
    return this.busy;
  }

  /** Whether cards can be dragged now. */
  get canDrag(): boolean {
    return true;
  }

  private approached: View | null = null;

  /** Before a view is shown: tells its end beat by beat, if it is one that the reader is there for. */
  approaching(now: View): void {
    const last = this.approached;
    this.approached = now;
    const { table, looking } = this.live;
    // Those who share a device turn their cards over each for themselves.
    preferences.setDeal(looking === null ? table : `${table}.${looking}`, now.round);
    // A new deal brings a new card, face down.
    if (last?.round !== now.round) this.turnedUp = false;
    if (last && last.round !== now.round) this.reveal.skip();
    else if (last) {
      const cards = this.cardsToTurn(last, now);
      if (cards > 0 && mayMove()) this.reveal.begin(cards, this.giftsToShow(now));
    }
  }

  /** Takes in a view that has come: what was said or asked is past once something has happened. */
  arrived(last: View | null, now: View): void {
    this.past.want(now.round, now.phase === 'over');
    if (!last) return;
    if (last.round !== now.round) this.putBack();
    else if (last.decider !== now.decider || last.history.length !== now.history.length) {
      this.quiet();
      this.trial.end();
    }
  }

  /** "Round 2 of 3"; nothing in a game of one round. */
  roundName(round: number): string {
    const rounds = this.view?.rounds ?? 1;
    return rounds > 1 ? gamePage(this.info?.game ?? '').round(round, rounds) : '';
  }

  // --- Names and sentences ---------------------------------------------------------------------

  /** What a seat is called; nothing where it is nobody's. */
  readonly nameOf = (seat: number | null): string =>
    seat === null ? '' : isolated(this.info?.seats[seat]?.name ?? '') || t().seats.unnamed({ number: seat + 1 });

  readonly person = (seat: number): Person => ({ name: this.nameOf(seat), you: seat === this.me && seat >= 0 });

  /** Who it was at the end of a round that is over: seats may have changed hands since. */
  readonly personThen: Naming = (seat) =>
    this.view ? this.personAt(this.view.round, this.view.history.length - 1)(seat) : this.person(seat);

  /** Who it was when something was done; without that who it is now. */
  namingAt(when: When | null): Naming {
    return when ? this.personAt(when.round, when.events) : this.person;
  }

  /** Who it was at each event of a round. */
  namingIn(round: number): NamingAt {
    return (event) => this.personAt(round, event);
  }

  /** Who it was at an event of a round. */
  private personAt(round: number, event: number): Naming {
    return (seat) => {
      const name = formerName(this.info?.seats[seat], round, event);
      return name ? { name: isolated(name), you: false } : this.person(seat);
    };
  }

  get phrases(): Phrases {
    return this.wording.phrases;
  }

  /** What has happened in a round. */
  linesOf(view: View): Line[] {
    const lines = this.wording.linesOf(view, this.namingIn(view.round));
    return lines.map((line) => {
      const seat = line.seat === null ? undefined : this.info?.seats[line.seat];
      return wasStoodIn(seat, view.round, line.number) ? { ...line, stoodIn: true } : line;
    });
  }

  /** A move in words, told of those who sat there when it was made or could be made. */
  moveSentence(move: string, seat: number, when: When | null = null): string {
    if (!this.view) return move;
    const texts = textStore.of(this.live.info?.game ?? '');
    const worded = moveWords(move, texts, this.nameOf, spokenBy(texts));
    return worded ?? this.wording.moveSentence(move, seat, this.view, this.namingAt(when));
  }

  /** A reason in words, told of those who sat there when it counted. */
  reasonSentence(reason: Reason, when: When | null = null): string {
    const naming = this.namingAt(when);
    const nameOf = (seat: number): string => naming(seat).name;
    return reasonSentence(reason, textStore.of(this.live.info?.game ?? ''), nameOf, this.wording.speak);
  }

  private refusalSentence(refusal: Refusal): string {
    return refusalSentence(refusal, textStore.of(this.live.info?.game ?? ''), this.nameOf, this.wording.speak);
  }

  /** Whether a lesson leads through this round. */
  readonly led: boolean = $derived.by(() => {
    const round = this.view?.round ?? 0;
    return round > 0 && round <= (this.info?.lesson?.rounds ?? 0);
  });

  // --- The secret card of the deal ---------------------------------------------------------------

  private turnedUp = $state(false);

  /** Whether the reader has been dealt a secret card, and what happens to it at the start of a round. */
  protected get hasSecret(): boolean {
    return false;
  }

  readonly moment: 'away' | 'covered' | 'open' = $derived.by(() => {
    if (preferences.seen || this.me < 0 || !this.hasSecret || this.chosen !== null) return 'away';
    // Whoever has played in this round has seen it; in a lesson the table may have played for them.
    const first = firstOwnEvent(this.info?.seats[this.me], this.view?.round ?? 0);
    const played = this.lines.some(
      (line) => line.play && line.seat === this.me && line.number >= first && !line.stoodIn,
    );
    if (!this.info?.lesson && played) return 'away';
    // A lesson begins with what it is about: there the card lies open at once.
    return this.led || this.turnedUp ? 'open' : 'covered';
  });

  turnSecret(): void {
    this.turnedUp = true;
  }

  putSecretAway(): void {
    preferences.setSeen();
  }

  // --- Choosing --------------------------------------------------------------------------------

  /** Takes a card of the hand; taken again, it is put back. */
  pick(index: number): void {
    this.quiet();
    if (this.chosenIndex === index) this.putBack();
    else this.take(index);
  }

  /** Takes a card to drag it; taken again, it stays as it is held. */
  grab(index: number): void {
    this.quiet();
    if (this.chosenIndex !== index) this.take(index);
  }

  private take(index: number): void {
    const card = this.hand[index];
    if (card === undefined) return;
    this.putBack();
    this.picked = { index, card };
    // Playing puts the secret card away.
    this.putSecretAway();
  }

  /** Puts the chosen card back, and closes what was asked about it. */
  putBack(): void {
    this.picked = null;
    this.pointed = null;
    this.turned = false;
    this.trial.end();
    this.quiet();
  }

  /** Shows a move before it is made, as if its card had been chosen and aimed; nothing takes back what is shown. */
  show({ card, turned = false, tried, first = tried }: AimedMove): void {
    this.putBack();
    const index = this.hand.indexOf(card);
    if (card !== '' && index < 0) return;
    if (index >= 0) this.pick(index);
    this.turned = turned;
    this.trial.at = first;
  }

  /** Takes away whatever is said or asked at the finger. */
  quiet(): void {
    this.bubble = null;
  }

  /** Whether anything is said or asked at the finger. */
  get talks(): boolean {
    return this.bubble !== null;
  }

  /** Whether a computer player has done some of what is new in the reader's stead: what it saw isn't laid open. */
  protected stoodInBetween(last: View, now: View): boolean {
    const seat = this.info?.seats[this.me];
    const first = firstNew(last, now);
    return now.history.slice(first).some((_, at) => wasStoodIn(seat, now.round, first + at));
  }

  /** Whether something that was just found out lies over the table, until the reader goes on. */
  get presents(): boolean {
    return false;
  }

  /** Takes away the uppermost of what lies over the table; tells whether there was anything. */
  dismiss(): boolean {
    const talked = this.talks;
    if (talked) this.quiet();
    return talked || this.trial.end();
  }

  // --- Playing ---------------------------------------------------------------------------------

  /** Whether a move at a target is to be made now; else it is shown there, and what it would do is said. */
  protected settles(target: string, sure: boolean): boolean {
    if (this.trial.settles(target, sure)) return true;
    this.quiet();
    announcer.say(this.prompt);
    return false;
  }

  /** Makes a move that was chosen from all that are possible. */
  make(move: string, at: Point): Promise<boolean> {
    this.quiet();
    return this.send(move, at);
  }

  /** The table was left: what it has worked out is no longer kept up to date. */
  protected gone = false;

  /** The table is left; whatever is answered after that is told to nobody. */
  leave(): void {
    this.gone = true;
  }

  /** Sends a move, and tells whether it was played; where not, it is said why where it was tried. */
  protected async send(move: string, at: Point): Promise<boolean> {
    const answer = await this.live.play(move);
    if (this.gone) return false;
    switch (answer.outcome) {
      case 'accepted':
        this.putBack();
        return true;
      case 'refused':
        this.refuse(answer.refusal, at);
        return false;
      case 'failed':
        const decider = this.view?.decider ?? null;
        if (decider !== null && !this.deciding) {
          // Whoever is not on turn is turned away at the door; the rules have a sentence for that too.
          this.refuse({ key: 'not-your-turn', clause: this.wording.turnClause, params: { seat: decider } }, at);
        } else if (answer.error !== 'waiting') this.complain({ text: failureOf(answer.error), clause: '', at });
        return false;
      default:
        return unreachable(answer);
    }
  }

  protected refuse(refusal: Refusal, at: Point): void {
    textStore.whenHere(this.live.info?.game ?? '', () => {
      if (this.gone) return;
      this.complain({ text: this.refusalSentence(refusal), clause: refusal.clause, at });
    });
  }

  protected complain(bubble: Bubble): void {
    this.bubble = bubble;
    announcer.say(bubble.text);
  }
}

/** The session of any table, for what shows all of them alike. */
export type AnySession = TableSession<WireView, LogLine, unknown>;
