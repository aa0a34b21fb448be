/** What the reader is doing at a table of The Dark Cave: what a card is aimed at, the way that is weighed. */

import { actionOf, creatureOf, dugOf } from '../../art/dark_cave/cards';
import type { DarkCaveRefusal, DarkCaveStep, DarkCaveView, Refusal } from '../../protocol';
import type { Point } from '../../shell/frame/bubble';
import { lastPlays } from '../../shell/log/line';
import type { NamingAt } from '../../shell/log/kinds';
import { lasting } from '../../shell/motion';
import { preferences } from '../../shell/preferences.svelte';
import { FlightList } from '../../shell/table/flights.svelte';
import { TableSession } from '../../shell/table/session.svelte';
import { purposeOf, type Effect } from './turn/effects';
import { KINDS, linesOf, moveSentence, type Line } from './telling/events';
import { s } from './i18n';
import { attempt, passMove, startsOf, targetsOf, type Target } from './moves';
import { phrases } from './telling/phrases';
import { promptFor } from './turn/prompt';
import { exitFound, knownGoal, looksOf, type Found, type Look } from './seats/secrets';
import { speak } from './telling/sentences';
import { stakesOf } from './turn/stakes';

/** What the reader is asked before it is done, and where. */
export type Ask =
  | { readonly kind: 'way'; readonly way: DarkCaveStep; readonly at: Point }
  | { readonly kind: 'cut'; readonly move: string; readonly number: number; readonly at: Point }
  | { readonly kind: 'propose'; readonly at: Point };

export interface Note {
  readonly title: string;
  readonly lines: readonly string[];
  /** What the card does on which it was tapped. */
  readonly effects: readonly Effect[];
  readonly at: Point;
}

/** What was wanted while a move was on its way. */
interface Wish {
  readonly target: Target;
  readonly move: string;
  readonly at: Point;
  readonly sure: boolean;
}

/** How long a dwarf is seen on each field of its way, in milliseconds. */
const STEP = 230;

const QUESTIONS = ['defending', 'taking', 'voting', 'turning'];

/** The events that the prompt tells once more, by the phase in which it asks something. */
const RETOLD: Readonly<Record<string, string>> = { defending: 'attacked', voting: 'proposed' };

/** Refusals that speak of a single step, where one tap means a way of several. */
const TOO_FAR: readonly DarkCaveRefusal['key'][] = ['not-adjacent', 'goal-not-beside'];

export class Session extends TableSession<DarkCaveView, Line, Target> {
  readonly flights = new FlightList<DarkCaveView>(KINDS, { width: 56, height: 70 });
  protected readonly wording = {
    turnClause: 'D-20',
    spoiler: 'game-over',
    linesOf: (view: DarkCaveView, namingAt: NamingAt) => linesOf(view, namingAt, { lifted: this.lifted }),
    moveSentence,
    speak,
    phrases,
  };

  /** The second card to pass; null where one card is passed. */
  second: number | null = $state.raw(null);
  /** Two cards are to be passed. */
  passesTwo = $state(false);
  private from: string | null = $state.raw(null);
  /** How the goal would lie that is being turned; nothing while no way is pointed at. */
  lie = $state('');
  ask: Ask | null = $state.raw(null);
  /** What is told about a field or a card that was tapped. */
  note: Note | null = $state.raw(null);
  /** What a secret look has just shown; it stays until the reader goes on. */
  look: Look | null = $state.raw(null);
  /** The exit has just been found: the greatest moment of a game is seen large. */
  found: Found | null = $state.raw(null);
  /** Steps of a way that are still to be made. */
  private ahead: readonly string[] = $state.raw([]);
  private wish: Wish | null = $state.raw(null);
  /** How far the game had come when the last move was sent. */
  private sentAt = -1;
  private pause = 0;

  readonly playsCard: boolean = $derived(this.deciding && this.view?.phase === 'card');
  readonly walks: boolean = $derived(this.deciding && this.view?.phase === 'moving');
  /** A question interrupts the reader. */
  readonly asked: boolean = $derived(this.deciding && QUESTIONS.includes(this.view?.phase ?? ''));
  readonly walking: boolean = $derived(this.ahead.length > 0);
  readonly starts: readonly string[] = $derived(this.chosen === null ? [] : startsOf(this.chosen, this.legal));
  /** From where the chosen creature goes, once that is settled. */
  readonly start: string | null = $derived(
    this.from !== null && this.starts.includes(this.from)
      ? this.from
      : this.starts.length === 1
        ? (this.starts[0] ?? null)
        : null,
  );
  /** What can be aimed at now, with the moves that do it. */
  readonly targets: ReadonlyMap<Target, readonly string[]> = $derived.by(() => this.findTargets());

  /** Whether what only the reader knows may be seen. */
  readonly lifted: boolean = $derived(!preferences.covered || (this.view?.phase === 'over' && this.reveal.stage.done));
  readonly last: ReadonlyMap<number, Line> = $derived(lastPlays(this.lines.filter((line) => line.sign !== 'right')));
  /** The latest card that was played somewhere in the cave: its place is marked. */
  override readonly latest: Line | null = $derived(
    this.lines.findLast((line) => line.play && line.place !== null && line.sign !== 'right') ?? null,
  );
  /** What will be done as soon as the move that is on its way has arrived. */
  readonly awaited: Target = $derived(this.wish?.target ?? '');

  get prompt(): string {
    return promptFor(this);
  }

  override onTurn(view: DarkCaveView): number | null {
    return view.on_turn;
  }

  override get retold(): string {
    return RETOLD[this.deciding ? (this.view?.phase ?? '') : ''] ?? '';
  }

  override get stakes(): readonly string[] {
    return this.asked ? stakesOf(this) : [];
  }

  override isUseful(card: string): boolean {
    return targetsOf(card, this.legal, null).size > 0;
  }

  /** A clan card that all have seen isn't a secret any more. */
  protected override get hasSecret(): boolean {
    const own = this.view?.players[this.me];
    return own !== undefined && own.clan !== null && !own.shown;
  }

  /** What a face-down goal shows the reader; after the game every goal lies open. */
  knownGoal(goal: DarkCaveView['goals'][number]): string {
    const { view } = this;
    const open = view?.phase === 'over' ? this.past.dealt('goals')[view.goals.indexOf(goal)] : undefined;
    return knownGoal(goal, this.lifted) || (open ?? '');
  }

  /** Everybody's clan card (D-83). */
  protected override cardsToTurn(last: DarkCaveView, now: DarkCaveView): number {
    return now.result !== null && last.result === null ? now.players.length : 0;
  }

  /** Takes in what has come: the reader sees what a look has shown, and a way goes on. */
  override arrived(last: DarkCaveView | null, now: DarkCaveView): void {
    super.arrived(last, now);
    if (!last) return;
    if (!this.stoodInBetween(last, now)) this.look = looksOf(last, now).at(-1) ?? this.look;
    this.found = exitFound(last, now) ?? this.found;
    this.goOn();
  }

  // --- What can be aimed at ----------------------------------------------------------------------

  private findTargets(): ReadonlyMap<Target, readonly string[]> {
    if (!this.deciding || !this.view || this.asked) return new Map();
    if (this.chosen !== null) {
      return this.passesTwo ? new Map() : targetsOf(this.chosen, this.legal, this.start);
    }
    const found = new Map<Target, readonly string[]>();
    for (const way of this.view.reach) {
      found.set(way.goal ? `goal ${way.to}` : `field ${way.to}`, way.moves);
    }
    for (const move of this.cuts) found.set(`edge ${move.replace('cut web ', '')}`, [move]);
    return found;
  }

  /** The webs that the reader can use an axe against. */
  readonly cuts: readonly string[] = $derived(this.legal.filter((move) => move.startsWith('cut ')));
  readonly canPropose: boolean = $derived(this.legal.includes('end propose'));
  readonly canEnd: boolean = $derived(this.legal.includes('stay'));
  /** The moves of a chosen creature that has its start: it stays, or comes back. */
  readonly stays: string | null = $derived(this.creatureMove(''));
  readonly comesBack: string | null = $derived(this.creatureMove(` > ${this.start ?? ''}`));

  private creatureMove(tail: string): string | null {
    if (this.chosen === null || this.start === null || creatureOf(this.chosen) === null) return null;
    const move = `${this.chosen} ${this.start}${tail}`;
    return this.legal.includes(move) ? move : null;
  }

  /** What is shown before it is done: what is pointed at, or else what a tap has tried. */
  readonly aimed: Target | null = $derived(
    this.pointed !== null && this.targets.has(this.pointed) ? this.pointed : this.trial.at || null,
  );

  isTarget(target: Target): boolean {
    return this.targets.has(target);
  }

  wayTo(target: Target): DarkCaveStep | undefined {
    const [, where = ''] = target.split(' ');
    return this.walks ? this.view?.reach.find((way) => way.to === where) : undefined;
  }

  /** Whether the chosen path card would lie half a turn round at a place. */
  turnedAt(target: Target): boolean {
    const moves = this.targets.get(target) ?? [];
    const upright = moves.some((move) => move.split(' ')[1] === this.chosen);
    return moves.length === 1 ? !upright : this.turned;
  }

  /** Whether turning the chosen card makes a difference anywhere. */
  readonly canTurn: boolean = $derived(
    this.chosen !== null && dugOf(this.chosen) !== null && actionOf(this.chosen) === null,
  );

  // --- Choosing ----------------------------------------------------------------------------------

  /** Takes a card of the hand; while two are passed, another one is the second. */
  override pick(index: number): void {
    if (this.passesTwo && this.chosenIndex !== null && index !== this.chosenIndex) {
      this.quiet();
      this.second = this.second === index ? null : index;
    } else super.pick(index);
  }

  override isPicked(index: number): boolean {
    return super.isPicked(index) || this.second === index;
  }

  override get canDrag(): boolean {
    return !this.passesTwo;
  }

  override get occupied(): boolean {
    return super.occupied || this.walking;
  }

  override putBack(): void {
    super.putBack();
    this.second = null;
    this.passesTwo = false;
    this.from = null;
  }

  override quiet(): void {
    super.quiet();
    this.ask = null;
    this.note = null;
  }

  override get talks(): boolean {
    return super.talks || this.ask !== null || this.note !== null;
  }

  override get presents(): boolean {
    return this.look !== null || this.found !== null;
  }

  override dismiss(): boolean {
    if (!this.presents) return super.dismiss();
    this.look = this.found = null;
    return true;
  }

  turn(): void {
    if (this.canTurn) this.turned = !this.turned;
  }

  // --- Doing -------------------------------------------------------------------------------------

  /** Shows what a target stands for, does it, asks where it has a price, or says why it can't be. */
  async aimAt(target: Target, at: Point, sure: boolean): Promise<void> {
    this.quiet();
    if (this.busy || this.walking) {
      this.wait({ target, move: '', at, sure });
      return;
    }
    if (this.chosen !== null) await this.aimCard(this.chosen, target, at, sure);
    else if (this.cutAt(target)) this.weighCut(target, at);
    else if (this.walks) await this.walkTo(target, at, sure);
    else if (this.playsCard) this.complain({ text: s().aim.chooseFirst, clause: 'D-20', at });
  }

  private async aimCard(card: string, target: Target, at: Point, sure: boolean): Promise<void> {
    const moves = this.targets.get(target);
    if (creatureOf(card) !== null && this.start === null && moves) {
      this.from = target.replace('field ', '');
      return;
    }
    if (moves) {
      if (this.settles(target, sure)) await this.play(this.pickFace(moves), at);
      return;
    }
    const tried = attempt(card, target, this.start);
    if (tried === null) this.explain(card, at);
    else await this.play(tried, at);
  }

  private pickFace(moves: readonly string[]): string {
    const turned = moves.find((move) => move.split(' ')[1] !== this.chosen);
    const upright = moves.find((move) => move.split(' ')[1] === this.chosen);
    return (this.turned ? (turned ?? upright) : (upright ?? turned)) ?? moves[0]!;
  }

  /** What a card is for, where it was aimed at something else. */
  private explain(card: string, at: Point): void {
    const { text, clause } = purposeOf(card);
    this.complain({ text: `${s().aim.noTarget} ${text}`, clause, at });
  }

  private async walkTo(target: Target, at: Point, sure: boolean): Promise<void> {
    const way = this.wayTo(target);
    const [kind = '', where = ''] = target.split(' ');
    if (!way) {
      if (kind === 'field' || kind === 'goal') await this.play(`step ${where}`, at);
    } else if (hasPrice(way)) this.ask = { kind: 'way', way, at };
    else if (this.settles(target, sure)) await this.go(way, at);
  }

  /** Goes a way, step by step. */
  async go(way: DarkCaveStep, at: Point): Promise<void> {
    this.quiet();
    this.ahead = way.moves.slice(1);
    await this.send(way.moves[0] ?? '', at);
  }

  /** Goes on once the last move has arrived: with what was wanted meanwhile, or with the next step of a way. */
  goOn(): void {
    clearTimeout(this.pause);
    if (this.gone || this.busy || this.live.number === this.sentAt) return;
    const wish = this.wish;
    this.wish = null;
    if (wish) void this.fulfil(wish);
    else if (this.ahead.length > 0) this.pause = window.setTimeout(() => this.stepOn(), lasting(STEP));
  }

  /** No step is made at a table that has been left. */
  override leave(): void {
    super.leave();
    clearTimeout(this.pause);
    this.ahead = [];
    this.wish = null;
  }

  /** Makes the next step of a way; anything unforeseen ends it. */
  private stepOn(): void {
    const [next, ...rest] = this.ahead;
    if (next === undefined || this.busy) return;
    const possible = this.walks && this.legal.includes(next);
    this.ahead = possible ? rest : [];
    if (possible) void this.send(next, { x: innerWidth / 2, y: innerHeight / 2 });
  }

  /** What is wanted while a move is on its way ends a walk and has to wait for that move. */
  private wait(wish: Wish): void {
    this.ahead = [];
    this.wish = wish;
    if (!this.busy) this.goOn();
  }

  private async fulfil({ target, move, at, sure }: Wish): Promise<void> {
    if (!this.deciding) return;
    if (move !== '') {
      if (this.legal.includes(move)) await this.play(move, at);
    } else await this.aimAt(target, at, sure);
  }

  private cutAt(target: Target): string | undefined {
    return target.startsWith('edge ') ? this.targets.get(target)?.[0] : undefined;
  }

  private weighCut(target: Target, at: Point): void {
    const move = this.cutAt(target);
    const web = this.view?.webs.find((each) => `edge ${each.x},${each.y} ${each.side}` === target);
    if (move) this.ask = { kind: 'cut', move, number: web?.number ?? 2, at };
  }

  async pass(at: Point): Promise<void> {
    if (this.chosen === null) return;
    const other = this.second === null ? undefined : this.hand[this.second];
    await this.play(passMove(other === undefined ? [this.chosen] : [this.chosen, other], this.legal), at);
  }

  /** Plays a move; it ends a walk, and waits for a move that is on its way. */
  async play(move: string, at: Point): Promise<void> {
    this.quiet();
    this.ahead = [];
    if (this.busy) this.wait({ target: '', move, at, sure: true });
    else await this.send(move, at);
  }

  protected override async send(move: string, at: Point): Promise<boolean> {
    this.look = null;
    this.lie = '';
    this.sentAt = this.live.number;
    const played = await super.send(move, at);
    if (played) this.goOn();
    else {
      this.ahead = [];
      this.wish = null;
      this.sentAt = -1;
    }
    return played;
  }

  protected override refuse(refusal: Refusal, at: Point): void {
    const steps = this.view?.steps ?? 0;
    if (steps > 0 && TOO_FAR.some((key) => key === refusal.key)) {
      this.complain({ text: s().aim.noWay({ steps }), clause: 'D-71', at });
    } else super.refuse(refusal, at);
  }
}

/** Whether a way costs or ends something, so that it is asked about first. */
function hasPrice(way: DarkCaveStep): boolean {
  return way.cards > 0 || way.gold > 0 || way.creatures.length > 0 || way.exit || way.vein || way.goal;
}
