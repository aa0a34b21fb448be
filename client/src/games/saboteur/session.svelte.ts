/** What the reader is doing at the table: the chosen card, how it is held, what it is aimed at. */

import type { Tool } from '../../art/cards';
import type { RefusalInfo, SaboteurView, TableInfo } from '../../protocol';
import { announcer } from '../../shell/announce.svelte';
import type { Bubble, Point } from '../../shell/bubble';
import type { LiveTable } from '../../shell/live.svelte';
import { refusalSentence } from '../../shell/sentences';
import { textStore } from '../../shell/texts.svelte';
import { t } from '../../i18n';
import type { Person } from '../../i18n/person';
import { choicesFor, NO_CHOICES, wayAt, type Choices } from './choices';
import { lastPlays, linesOf, sinceMine, type Line } from './events';
import { aimOf, canTurn, lyingAs, type Aim } from './hand';
import { s } from './i18n';
import { moveText, type Move } from './moves';
import type { Place } from './places';
import { speak } from './sentences';

/** One seat, two tools: which? */
export interface ToolChoice {
  readonly moves: readonly Move[];
  readonly at: Point;
}

export class Session {
  readonly live: LiveTable<SaboteurView>;
  private picked: { readonly index: number; readonly card: string } | null = $state.raw(null);
  /** The chosen card is held turned by half a turn. */
  turned = $state(false);
  /** The place that the pointer or the focus is at. */
  pointed: Place | null = $state.raw(null);
  bubble: Bubble | null = $state.raw(null);
  toolChoice: ToolChoice | null = $state.raw(null);

  readonly view: SaboteurView | null = $derived.by(() => this.live.view);
  readonly info: TableInfo | null = $derived.by(() => this.live.info);
  readonly me: number = $derived(this.view?.seat ?? -1);
  readonly hand: readonly string[] = $derived(this.view?.hand ?? []);
  readonly deciding: boolean = $derived(
    this.view !== null && this.me >= 0 && this.view.decider === this.me,
  );
  readonly myTurn: boolean = $derived(this.deciding && this.view?.phase === 'playing');
  readonly busy: boolean = $derived.by(() => this.live.pending !== null);

  /** Where the chosen card is in the hand; a hand that has changed has none chosen. */
  readonly chosenIndex: number | null = $derived(
    this.picked && this.hand[this.picked.index] === this.picked.card ? this.picked.index : null,
  );
  readonly chosen: string | null = $derived(
    this.chosenIndex === null ? null : (this.picked?.card ?? null),
  );
  readonly aim: Aim | null = $derived(this.chosen === null ? null : aimOf(this.chosen));
  /** The chosen card as it is held. */
  readonly held: string = $derived(this.chosen === null ? '' : lyingAs(this.chosen, this.turned));
  readonly choices: Choices = $derived(
    this.chosen === null || !this.view || this.view.phase !== 'playing'
      ? NO_CHOICES
      : choicesFor(this.chosen, this.view.legal),
  );

  readonly lines: readonly Line[] = $derived(
    this.view ? linesOf(this.view, (seat) => this.person(seat)) : [],
  );
  /** Those since the reader's own last turn. */
  readonly since: readonly Line[] = $derived(sinceMine(this.lines, this.me));
  readonly last: ReadonlyMap<number, Line> = $derived(lastPlays(this.lines));
  /** The latest play of anybody: what is marked in the maze. */
  readonly latest: Line | null = $derived(this.lines.findLast((line) => line.play) ?? null);

  constructor(live: LiveTable<SaboteurView>) {
    this.live = live;
  }

  nameOf(seat: number): string {
    return this.info?.seats[seat]?.name || t().seats.unnamed(seat + 1);
  }

  person(seat: number): Person {
    return { name: this.nameOf(seat), you: seat === this.me && seat >= 0 };
  }

  /** Takes a card of the hand; taken again, it is turned, or put back where it can't be. */
  pick(index: number): void {
    this.bubble = null;
    this.toolChoice = null;
    const card = this.hand[index];
    if (card === undefined) return;
    if (this.chosenIndex !== index) {
      this.picked = { index, card };
      this.turned = false;
      this.pointed = null;
    } else if (this.chosen !== null && canTurn(this.chosen)) {
      this.turn();
    } else {
      this.putBack();
    }
  }

  /** Takes a card to drag it; taken again, it stays as it is held. */
  grab(index: number): void {
    if (this.chosenIndex !== index) this.pick(index);
    this.bubble = null;
  }

  turn(): void {
    if (this.chosen === null || !canTurn(this.chosen)) return;
    this.turned = !this.turned;
    this.bubble = null;
  }

  /** Puts the chosen card back, and closes what was asked about it. */
  putBack(): void {
    this.picked = null;
    this.turned = false;
    this.pointed = null;
    this.bubble = null;
    this.toolChoice = null;
  }

  /** How the chosen card would lie at a place. */
  wayAt(place: Place): string {
    return wayAt(this.choices, place, this.held);
  }

  /** Plays the chosen card at a place of the maze, or says why that can't be. */
  async aimAtPlace(place: Place, at: Point): Promise<void> {
    if (this.chosen === null) return;
    if (this.aim === 'place') {
      await this.play({ kind: 'lay', card: this.wayAt(place), place }, at);
    } else if (this.aim === 'card') {
      await this.play({ kind: 'rockfall', place }, at);
    } else if (this.aim === 'goal') {
      await this.play({ kind: 'map', place }, at);
    } else {
      this.explain('wrongPlace', this.chosen.startsWith('break-') ? 'S-40' : 'S-42', at);
    }
  }

  /** Plays the chosen card at a player, or says why that can't be. */
  async aimAtSeat(seat: number, at: Point): Promise<void> {
    if (this.chosen === null) return;
    if (this.aim === 'place') return this.explain('wrongSeat', 'S-30', at);
    if (this.aim === 'card') return this.explain('wrongRockfall', 'S-44', at);
    if (this.aim === 'goal') return this.explain('wrongMap', 'S-45', at);
    const moves = this.choices.seats.get(seat) ?? [];
    if (moves.length > 1) {
      this.toolChoice = { moves, at };
      return;
    }
    await this.play(moves[0] ?? this.hopeless(seat), at);
  }

  async discard(at: Point): Promise<void> {
    if (this.chosen !== null) await this.play({ kind: 'pass', card: this.chosen }, at);
  }

  /** Sends a move; a refusal is shown where it was tried. */
  async play(move: Move, at: Point): Promise<void> {
    this.bubble = null;
    this.toolChoice = null;
    const answer = await this.live.play(moveText(move));
    if (answer.outcome === 'accepted') {
      this.putBack();
    } else if (answer.outcome === 'refused') {
      this.refuse(answer.refusal, at);
    } else if (this.view && this.deciding) {
      if (answer.error === 'server') this.complain({ text: t().trouble.other, clause: '', at });
    } else if (this.view) {
      // Whoever is not on turn is turned away at the door; the rules have a sentence for that too.
      this.refuse({ key: 'not-your-turn', clause: 'S-20', params: { seat: this.view.decider } }, at);
    }
  }

  private refuse(refusal: RefusalInfo, at: Point): void {
    const texts = textStore.of('saboteur');
    const text = refusalSentence(refusal, texts, (seat) => this.nameOf(seat), speak);
    this.complain({ text, clause: refusal.clause, at });
  }

  private explain(key: keyof ReturnType<typeof s>['aim'], clause: string, at: Point): void {
    this.complain({ text: s().aim[key], clause, at });
  }

  private complain(bubble: Bubble): void {
    this.bubble = bubble;
    announcer.say(bubble.text);
  }

  /** The move that was meant at a seat where none is allowed: the rules say why. */
  private hopeless(seat: number): Move {
    const card = this.chosen ?? '';
    const tools = card.replace('break-', '').split('+') as Tool[];
    const broken = this.view?.players[seat]?.broken ?? [];
    const tool = tools.find((each) => broken.includes(each)) ?? tools[0] ?? 'lamp';
    return card.startsWith('break-')
      ? { kind: 'break', tool, seat }
      : { kind: 'mend', card, tool, seat };
  }
}
