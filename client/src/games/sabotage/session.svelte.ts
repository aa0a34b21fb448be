/** What the reader is doing at a table of Sabotage: what the card is aimed at, which row is looked at. */

import { worthOf, type Roof } from '../../art/sabotage/roof';
import { removalOf } from '../../art/sabotage/cards';
import { listed } from '../../i18n';
import type { SabotageRoof, SabotageView } from '../../protocol';
import type { Point } from '../../shell/frame/bubble';
import { DISCARD } from '../../shell/table/aim';
import { boxOf, FlightList } from '../../shell/table/flights.svelte';
import { TableSession } from '../../shell/table/session.svelte';
import { KINDS, linesOf, moveSentence, type Line } from './telling/events';
import { s } from './i18n';
import { after, moveAt, targetsOf } from './moves';
import { placeSelector, placeText, type Place, type Side } from './roofs/places';
import { phrases } from './telling/phrases';
import { promptFor } from './turn/prompt';
import { speak } from './telling/sentences';
import { ownRoof } from './ends/scores';

/** A row that the reader looks at, and where its gauge is. */
export interface RowLook {
  readonly side: Side;
  readonly row: number;
  readonly at: Point;
}

export class Session extends TableSession<SabotageView, Line, Place> {
  readonly flights = new FlightList<SabotageView>(KINDS, { width: 64, height: 64, most: 2 }, (place) =>
    boxOf(placeSelector(place)),
  );
  protected readonly wording = { turnClause: 'A-30', spoiler: 'scored', linesOf, moveSentence, speak, phrases };

  /** The row whose gauge the pointer or the focus is at. */
  look: RowLook | null = $state.raw(null);
  /** Where the reader is asked whether to close; null where that is not the question. */
  closing: Point | null = $state.raw(null);

  readonly myTurn: boolean = $derived(this.deciding && this.view?.phase === 'playing');
  /** The partner's question waits for the reader's answer. */
  readonly asked: boolean = $derived(this.deciding && this.view?.phase === 'answering');
  readonly canClose: boolean = $derived(this.myTurn && this.legal.includes('close'));
  readonly partners: boolean = $derived(this.view?.players.length === 4);
  /** Who builds on the other roof; the first of two. */
  readonly rival: string = $derived(this.view ? this.nameOf(1 - ownRoof(this.view)) : '');

  readonly removes: boolean = $derived(this.chosen !== null && removalOf(this.chosen) !== null);
  readonly targets: readonly Place[] = $derived(this.chosen === null ? [] : targetsOf(this.chosen, this.legal));
  private readonly targeted: ReadonlySet<string> = $derived(new Set(this.targets.map(placeText)));

  get prompt(): string {
    return promptFor(this);
  }

  override onTurn(view: SabotageView): number | null {
    return view.on_turn;
  }

  override get retold(): string {
    return this.asked ? 'asked' : '';
  }

  override isUseful(card: string): boolean {
    return targetsOf(card, this.legal).length > 0;
  }

  /** Both systems are counted, one after the other. */
  protected override cardsToTurn(last: SabotageView, now: SabotageView): number {
    return now.results.length > last.results.length ? now.roofs.length : 0;
  }

  /** the card that was drawn is the ninth; as on a table it is put to the others afterwards. */
  protected override handOf({ hand, drawn }: SabotageView): readonly string[] {
    const at = drawn === null ? -1 : hand.lastIndexOf(drawn);
    return drawn === null || at < 0 ? hand : [...hand.slice(0, at), ...hand.slice(at + 1), drawn];
  }

  /** The roof that the reader calls own or the other. */
  roof(side: Side): SabotageRoof {
    const own = ownRoof(this.view!);
    return this.view!.roofs[side === 'own' ? own : 1 - own]!;
  }

  /** Who builds on a roof. */
  builders(roof: SabotageRoof | undefined): string {
    return listed((roof?.seats ?? []).map(this.nameOf));
  }

  /** Where the chosen card is shown before it is played: pointed at, or else tried by a tap. */
  readonly tried: Place | null = $derived(this.targets.find((place) => placeText(place) === this.trial.at) ?? null);
  readonly discards: boolean = $derived(this.trial.at === DISCARD);

  /** Who plays when with four, counted from whoever opened the game. */
  orderOf(seat: number): number {
    const players = this.view!.players.length;
    return ((seat - (this.view!.starter ?? 0) + players) % players) + 1;
  }

  isTarget(place: Place): boolean {
    return this.targeted.has(placeText(place));
  }

  /** The roof as it would be with the chosen card at the place that is pointed at, or tried. */
  preview(side: Side): { cards: Roof; worth: number } | null {
    const place = this.pointed && this.isTarget(this.pointed) ? this.pointed : this.tried;
    if (place?.side !== side) return null;
    const cards = this.result(place);
    return { cards, worth: worthOf(cards) };
  }

  /** By how much the chosen card would change the worth of a system if it were played at a place. */
  gain(place: Place): number {
    return worthOf(this.result(place)) - this.roof(place.side).worth;
  }

  /** Whether it would do the reader harm there: what is gained on the other roof is lost to them. */
  harms(place: Place): boolean {
    const gain = this.gain(place);
    if (place.side === 'other') return gain > 0;
    return gain < 0 || (this.chosen !== null && removalOf(this.chosen) === 'sabotage');
  }

  /** The roof after the chosen card has been played at a place. */
  result(place: Place): Roof {
    return after(this.roof(place.side).cards, this.chosen ?? '', place.at);
  }

  override putBack(): void {
    super.putBack();
    this.look = null;
  }

  override quiet(): void {
    super.quiet();
    this.closing = null;
  }

  override get talks(): boolean {
    return super.talks || this.closing !== null;
  }

  /** Shows the chosen card at a place, plays it there, or says why that can't be. */
  async aimAt(place: Place, at: Point, sure: boolean): Promise<void> {
    if (this.chosen !== null) {
      if (!this.isTarget(place) || this.settles(placeText(place), sure))
        await this.make(moveAt(this.chosen, place), at);
    } else if (this.myTurn) this.complain({ text: s().aim.chooseFirst, clause: 'A-30', at });
  }

  async discard(at: Point, sure: boolean): Promise<void> {
    if (this.chosen === null) return;
    if (!this.myTurn || this.settles(DISCARD, sure)) await this.make(`discard ${this.chosen}`, at);
  }

  /** Asks whether to close; where that can't be, the rules say why. */
  async wantClose(at: Point): Promise<void> {
    this.bubble = null;
    if (this.canClose) this.closing = at;
    else await this.make('close', at);
  }
}
