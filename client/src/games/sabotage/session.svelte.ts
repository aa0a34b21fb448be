/** What the reader is doing at the table: the chosen card, what it is aimed at, what is looked at. */

import { worthOf } from '../../art/sabotage/roof';
import { removalOf } from '../../art/sabotage/cards';
import { t } from '../../i18n';
import type { Person } from '../../i18n/person';
import type { SabotageRoof, SabotageView, TableInfo } from '../../protocol';
import { announcer } from '../../shell/announce.svelte';
import type { Bubble, Point } from '../../shell/bubble';
import type { LiveTable } from '../../shell/live.svelte';
import { refusalSentence } from '../../shell/sentences';
import { textStore } from '../../shell/texts.svelte';
import { lastPlays, linesOf, sinceMine, type Line } from './events';
import { s } from './i18n';
import { after, moveAt, targetsOf } from './moves';
import { placeText, type Place, type Side } from './places';
import { speak } from './sentences';
import { ownRoof } from './scores';

/** A row that the reader looks at, and where its gauge is. */
export interface RowLook {
  readonly side: Side;
  readonly row: number;
  readonly at: Point;
}

export class Session {
  readonly live: LiveTable<SabotageView>;
  private picked: { readonly index: number; readonly card: string } | null = $state.raw(null);
  /** The place that the pointer or the focus is at. */
  pointed: Place | null = $state.raw(null);
  /** The row whose gauge the pointer or the focus is at. */
  look: RowLook | null = $state.raw(null);
  bubble: Bubble | null = $state.raw(null);
  /** Where the reader is asked whether to close; null where that is not the question. */
  closing: Point | null = $state.raw(null);

  readonly view: SabotageView | null = $derived.by(() => this.live.view);
  readonly info: TableInfo | null = $derived.by(() => this.live.info);
  readonly me: number = $derived(this.view?.seat ?? -1);
  /** The hand in order, what has just been drawn at its end. */
  readonly hand: readonly string[] = $derived(this.view ? inHand(this.view) : []);
  readonly deciding: boolean = $derived(
    this.view !== null && this.me >= 0 && this.view.decider === this.me,
  );
  readonly myTurn: boolean = $derived(this.deciding && this.view?.phase === 'playing');
  /** The partner's question waits for the reader's answer. */
  readonly asked: boolean = $derived(this.deciding && this.view?.phase === 'answering');
  readonly canClose: boolean = $derived(this.myTurn && (this.view?.legal.includes('close') ?? false));
  readonly busy: boolean = $derived.by(() => this.live.pending !== null);
  readonly partners: boolean = $derived(this.view?.players.length === 4);

  /** Where the chosen card is in the hand; a hand that has changed has none chosen. */
  readonly chosenIndex: number | null = $derived(
    this.picked && this.hand[this.picked.index] === this.picked.card ? this.picked.index : null,
  );
  readonly chosen: string | null = $derived(
    this.chosenIndex === null ? null : (this.picked?.card ?? null),
  );
  readonly removes: boolean = $derived(this.chosen !== null && removalOf(this.chosen) !== null);
  readonly targets: readonly Place[] = $derived(
    this.chosen === null || !this.view ? [] : targetsOf(this.chosen, this.view.legal),
  );
  private readonly targeted: ReadonlySet<string> = $derived(new Set(this.targets.map(placeText)));

  readonly lines: readonly Line[] = $derived(
    this.view ? linesOf(this.view, (seat) => this.person(seat)) : [],
  );
  /** Those since the reader's own last turn. */
  readonly since: readonly Line[] = $derived(sinceMine(this.lines, this.me));
  readonly last: ReadonlyMap<number, Line> = $derived(lastPlays(this.lines));
  /** The latest play of anybody: what is marked on the roofs. */
  readonly latest: Line | null = $derived(this.lines.findLast((line) => line.play) ?? null);

  constructor(live: LiveTable<SabotageView>) {
    this.live = live;
  }

  nameOf(seat: number): string {
    return this.info?.seats[seat]?.name || t().seats.unnamed(seat + 1);
  }

  person(seat: number): Person {
    return { name: this.nameOf(seat), you: seat === this.me && seat >= 0 };
  }

  /** The roof that the reader calls own or the other. */
  roof(side: Side): SabotageRoof {
    const own = ownRoof(this.view!);
    return this.view!.roofs[side === 'own' ? own : 1 - own]!;
  }

  isTarget(place: Place): boolean {
    return this.targeted.has(placeText(place));
  }

  /** The roof as it would be with the chosen card at the place that is pointed at. */
  preview(side: Side): { cards: readonly string[]; worth: number } | null {
    const place = this.pointed;
    if (place?.side !== side || this.chosen === null || !this.isTarget(place)) return null;
    const cards = this.result(place);
    return { cards, worth: worthOf(cards) };
  }

  /** The roof after the chosen card has been played at a place. */
  result(place: Place): string[] {
    return after(this.roof(place.side).cards, this.chosen ?? '', place.at);
  }

  /** Takes a card of the hand; taken again, it is put back. */
  pick(index: number): void {
    this.quiet();
    const card = this.hand[index];
    if (card === undefined) return;
    if (this.chosenIndex === index) this.putBack();
    else this.picked = { index, card };
    this.pointed = null;
  }

  /** Takes a card to drag it; taken again, it stays. */
  grab(index: number): void {
    if (this.chosenIndex !== index) this.pick(index);
    this.bubble = null;
  }

  /** Puts the chosen card back, and closes what was asked. */
  putBack(): void {
    this.picked = null;
    this.pointed = null;
    this.quiet();
  }

  /** Takes away what was said at the finger. */
  quiet(): void {
    this.bubble = null;
    this.closing = null;
  }

  /** Plays the chosen card at a place, or says why that can't be. */
  async aimAt(place: Place, at: Point): Promise<void> {
    if (this.chosen !== null) await this.play(moveAt(this.chosen, place), at);
    else if (this.myTurn) this.complain({ text: s().aim.chooseFirst, clause: 'A-30', at });
  }

  async discard(at: Point): Promise<void> {
    if (this.chosen !== null) await this.play(`discard ${this.chosen}`, at);
  }

  /** Asks whether to close; where that can't be, the rules say why. */
  async wantClose(at: Point): Promise<void> {
    this.bubble = null;
    if (this.canClose) this.closing = at;
    else await this.play('close', at);
  }

  async close(at: Point): Promise<void> {
    await this.play('close', at);
  }

  async answer(yes: boolean, at: Point): Promise<void> {
    await this.play(`consent ${yes ? 'yes' : 'no'}`, at);
  }

  /** Sends a move; a refusal is shown where it was tried. */
  private async play(move: string, at: Point): Promise<void> {
    this.quiet();
    const answer = await this.live.play(move);
    if (answer.outcome === 'accepted') {
      this.putBack();
    } else if (answer.outcome === 'refused') {
      const texts = textStore.of('sabotage');
      const text = refusalSentence(answer.refusal, texts, (seat) => this.nameOf(seat), speak);
      this.complain({ text, clause: answer.refusal.clause, at });
    }
  }

  private complain(bubble: Bubble): void {
    this.bubble = bubble;
    announcer.say(bubble.text);
  }
}

/** the card that was drawn is the ninth; as on a table it is put to the others afterwards. */
function inHand(view: SabotageView): string[] {
  const at = view.drawn === '' ? -1 : view.hand.lastIndexOf(view.drawn);
  if (at < 0) return view.hand;
  return [...view.hand.slice(0, at), ...view.hand.slice(at + 1), view.drawn];
}
