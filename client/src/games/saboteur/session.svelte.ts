/** What the reader is doing at a table of Saboteur: how the card is held, what it is aimed at. */

import type { Role } from '../../art/cards';
import type { SaboteurView } from '../../protocol';
import { moveText } from '../../shell/moves';
import type { Point } from '../../shell/frame/bubble';
import { lastPlays } from '../../shell/log/line';
import { DISCARD, seatOf, seatTarget } from '../../shell/table/aim';
import { TableSession } from '../../shell/table/session.svelte';
import { choicesFor, hasUse, toolMovesAt, wayAt, type Choices } from './turn/choices';
import { linesOf, moveSentence, type Line } from './telling/events';
import { canTurn, lyingAs, targetKind, type TargetKind } from './turn/hand';
import { given, giftsInAll, giftsOf, type Gift } from './ends/gifts';
import { Flights } from './flights.svelte';
import { s } from './i18n';
import { SABOTEUR_MOVES } from '../../../generated/protocol/saboteur';
import { toolMoveAt, type Move, type ToolMove } from './moves';
import { asRole } from './telling/names';
import { seenBetween, type Seen } from './telling/news';
import { parsePlace, placeText, type Place } from '../../shell/table/places';
import { phrases } from './telling/phrases';
import { promptFor } from './turn/prompt';
import { speak } from './telling/sentences';

/** One seat, two tools: which? */
export interface ToolChoice {
  readonly moves: readonly ToolMove[];
  readonly at: Point;
}

export class Session extends TableSession<SaboteurView, Line, Place> {
  readonly flights = new Flights();
  protected readonly wording = { turnClause: 'S-20', spoiler: 'round-won', linesOf, moveSentence, speak, phrases };

  toolChoice: ToolChoice | null = $state.raw(null);
  /** What a map has just shown. */
  seen: Seen | null = $state.raw(null);

  readonly myTurn: boolean = $derived(this.deciding && this.view?.phase === 'playing');
  readonly aim: TargetKind | null = $derived(this.chosen === null ? null : targetKind(this.chosen));
  /** The chosen card as it is held. */
  readonly held: string = $derived(this.chosen === null ? '' : lyingAs(this.chosen, this.turned));
  readonly choices: Choices = $derived(
    this.chosen === null || this.view?.phase !== 'playing' ? new Map() : choicesFor(this.chosen, this.legal),
  );
  /** The place of the maze that the chosen card is shown at: pointed at, or else tried by a tap. */
  readonly aimed: Place | null = $derived.by(() => {
    if (this.pointed && this.choices.has(placeText(this.pointed))) return this.pointed;
    const { at } = this.trial;
    return at === '' || at === DISCARD || seatOf(at) !== null ? this.pointed : parsePlace(at);
  });
  readonly last: ReadonlyMap<number, Line> = $derived(lastPlays(this.lines));

  /** The reader's own role in this round. */
  readonly role: Role | null = $derived(asRole(this.view?.role));
  /** Whether that is another one than in the round before. */
  readonly changedSides: boolean = $derived.by(() => {
    const { view, role, me } = this;
    const before = view?.results[view.round - 2]?.roles[me];
    return role !== null && before !== undefined && before !== role;
  });

  protected override get hasSecret(): boolean {
    return this.role !== null;
  }

  get prompt(): string {
    return promptFor(this);
  }

  override isUseful(card: string): boolean {
    return hasUse(choicesFor(card, this.legal));
  }

  /** The role cards of all, and the one left over (S-57). */
  protected override cardsToTurn(last: SaboteurView, now: SaboteurView): number {
    return now.results.length > last.results.length ? now.players.length + 1 : 0;
  }

  /** S-61: where people pick themselves, everybody waits for them anyway. */
  protected override giftsToShow(now: SaboteurView): number {
    return now.phase === 'taking' && this.info?.auto_pick !== 'yes' ? 0 : giftsInAll(now);
  }

  /** The gold of this round, as it came from hand to hand. */
  readonly gifts: readonly Gift[] = $derived(this.view ? giftsOf(this.view) : []);

  /** How many gold cards a player has, as far as the end of the round has been told. */
  goldCards(seat: number): number {
    const { view, gifts } = this;
    const all = view?.players[seat]?.gold_cards ?? 0;
    const { done, given: shown } = this.reveal.stage;
    return done ? all : all - given(gifts, seat, gifts.length) + given(gifts, seat, shown);
  }

  override arrived(last: SaboteurView | null, now: SaboteurView): void {
    super.arrived(last, now);
    if (last && !this.stoodInBetween(last, now)) this.seen = seenBetween(last, now) ?? this.seen;
  }

  /** Takes a card of the hand; taken again, it is turned, or put back where it can't be. */
  override pick(index: number): void {
    if (this.chosenIndex === index && canTurn(this.chosen ?? '')) this.turn();
    else super.pick(index);
  }

  turn(): void {
    if (this.chosen === null || !canTurn(this.chosen)) return;
    this.turned = !this.turned;
    this.quiet();
  }

  override quiet(): void {
    super.quiet();
    this.toolChoice = null;
  }

  override get talks(): boolean {
    return super.talks || this.toolChoice !== null;
  }

  override get presents(): boolean {
    return this.seen !== null;
  }

  /** How the chosen card would lie at a place. */
  wayAt(place: Place): string {
    return wayAt(this.choices, place, this.held);
  }

  /** Shows the chosen card at a place of the maze, plays it there, or says why that can't be. */
  async aimAtPlace(place: Place, at: Point, sure: boolean): Promise<void> {
    const target = placeText(place);
    if (this.choices.has(target) && !this.settles(target, sure)) return;
    switch (this.aim) {
      case 'place':
        return this.play({ word: 'lay', card: this.wayAt(place), place: target }, at);
      case 'card':
        return this.play({ word: 'rockfall', place: target }, at);
      case 'goal':
        return this.play({ word: 'map', place: target }, at);
      case 'seat':
        return this.explain('wrongPlace', this.chosen?.startsWith('break-') ? 'S-40' : 'S-42', at);
      case null:
    }
  }

  /** Shows what the chosen card would do to a player, does it, or says why that can't be. */
  async aimAtSeat(seat: number, at: Point, sure: boolean): Promise<void> {
    switch (this.aim) {
      case 'place':
        return this.explain('wrongSeat', 'S-30', at);
      case 'card':
        return this.explain('wrongRockfall', 'S-44', at);
      case 'goal':
        return this.explain('wrongMap', 'S-45', at);
      case 'seat': {
        const moves = toolMovesAt(this.choices, seat);
        // Where there is a choice of tools, the question shows it.
        if (moves.length === 1 && !this.settles(seatTarget(seat), sure)) return;
        if (moves.length > 1) {
          this.toolChoice = { moves, at };
          return;
        }
        const move = moves[0] ?? toolMoveAt(this.chosen ?? '', seat, this.view?.players[seat]?.broken ?? []);
        if (move) await this.play(move, at);
        return;
      }
      case null:
    }
  }

  async discard(at: Point, sure: boolean): Promise<void> {
    if (this.chosen === null) return;
    if (!this.choices.has(DISCARD) || this.settles(DISCARD, sure))
      await this.play({ word: 'pass', card: this.chosen }, at);
  }

  async play(move: Move, at: Point): Promise<void> {
    await this.make(moveText(SABOTEUR_MOVES, move), at);
  }

  private explain(key: keyof ReturnType<typeof s>['aim'], clause: string, at: Point): void {
    this.complain({ text: s().aim[key], clause, at });
  }
}
