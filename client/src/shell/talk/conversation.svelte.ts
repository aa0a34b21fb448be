/** What is said at a table, as its reader hears it: in words, without those who are muted, new things for a while. */

import { t } from '../../i18n';
import { isolated, type Person } from '../../i18n/person';
import type { GameInfo, Reason, SaidInfo } from '../../protocol';
import { announcer } from '../announce.svelte';
import { games } from '../server/api';
import { formerName, type When } from '../company/former';
import type { Answer } from '../server/live.svelte';
import { speaker } from '../sound/speaker';
import type { NameOf } from '../sentences';
import type { AnySession } from '../table/session.svelte';
import { courtesies, isCourtesy } from './courtesies';
import { keepMuted, mutedAt } from './muted';
import { isHint, moveOf } from './hints';
import type { Claim, Phrases } from './phrases';

/** How long a bubble stays, in milliseconds: the longer, the more there is to read. */
const LEAST = 4_500;

/** What comes so soon after the table was found again was said before, in milliseconds. */
const COMING_BACK = 500;
const PER_LETTER = 45;

export function lastingOf(sentence: string): number {
  return LEAST + PER_LETTER * sentence.length;
}

/** Where something is said: at a table, or while it waits for everybody. */
export type Speaking = Pick<AnySession, 'live' | 'info' | 'me' | 'phrases'> & { readonly nameOf: NameOf } & Partial<
    Pick<AnySession, 'moveSentence' | 'reasonSentence'>
  >;

export class Conversation {
  private readonly session: Speaking;
  private muted: ReadonlySet<string> = $state.raw(new Set());
  /** Everything that the reader hears. */
  readonly heard: readonly SaidInfo[] = $derived.by(() =>
    this.session.live.talk.filter((said) => !this.isUnheard(said)),
  );
  /** What shows at the portraits: one thing for each speaker. */
  bubbles: readonly SaidInfo[] = $state.raw([]);
  private games: readonly GameInfo[] = $state.raw([]);
  /** What the server knows of the game; null until it has told. */
  readonly game: GameInfo | null = $derived.by(
    () => this.games.find(({ name }) => name === this.session.info?.game) ?? null,
  );
  /** The number of the last thing that the reader has been told of. */
  private latest = 0;
  private readonly ends = new Map<number, number>();

  constructor(session: Speaking) {
    this.session = session;
    this.muted = mutedAt(session.live.table);
  }

  /** Whether the reader may say anything. */
  get mayTalk(): boolean {
    const { info } = this.session;
    return info !== null && info.me !== null && info.talk !== 'none';
  }

  /** Whether the reader may say it in own words: not where partners play. */
  get mayWrite(): boolean {
    const { info, live } = this.session;
    if (!info || info.talk !== 'free' || !this.game) return false;
    const playing = info.started && !info.over && live.view?.phase !== 'dealing';
    return !playing || !this.game.wordless.includes(info.seats.length);
  }

  /** Finds out what can be said; where that fails, the next asking tries again. */
  want(): void {
    if (this.game) return;
    games().then(
      (all) => (this.games = all),
      () => undefined,
    );
  }

  /** The words for a kind of claim: the game's own, or those of all games. */
  phrasesOf(key: string): Phrases {
    return isCourtesy(key) ? courtesies : this.session.phrases;
  }

  sentence(said: Claim & { readonly text?: string } & Partial<When>): string {
    if (said.claim === '') return said.text ?? '';
    if (isHint(said)) return this.hint(said);
    return this.phrasesOf(said.claim).say(said, this.namesAt(said)) || said.claim;
  }

  /** What players were called when something was said: it is about what had been done on their seats until then. */
  private namesAt({ round, events }: Partial<When>): NameOf {
    const { info, nameOf } = this.session;
    if (round === undefined || events === undefined) return nameOf;
    const last = Math.max(0, events - 1);
    return (seat) => isolated(formerName(info?.seats[seat], round, last)) || nameOf(seat);
  }

  /** What a computer player would have done, where the reader may know it. */
  private hint({ params }: Claim): string {
    const move = params['move'];
    if (move === undefined) return t().talk.asks;
    return t().talk.hint({ text: this.session.moveSentence?.(String(move), this.session.me) ?? String(move) });
  }

  /** A reason for a hint in words. */
  reason(reason: Reason): string {
    return this.session.reasonSentence?.(reason) ?? reason.key;
  }

  /** Takes in what has been said since. What was there when the reader came stands in the log alone. */
  arrived(): void {
    const { live } = this.session;
    const first = this.latest === 0;
    const fresh = live.talk.filter((said) => said.number > this.latest && !this.isUnheard(said));
    this.latest = live.talk.at(-1)?.number ?? this.latest;
    const now = Date.now() + live.ahead;
    // While the table waited for everybody, all that was said was read there.
    const before = this.session.info?.started === true;
    const news = fresh.filter(({ entry }) => !before || entry > 0);
    // A hint is nothing that anybody says.
    const spoken = news.filter((said) => !isHint(said));
    const shown = first ? spoken.filter((said) => now - said.at < LEAST) : spoken;
    for (const said of shown) this.show(said);
    const others = shown.filter((said) => said.seat !== this.session.me);
    if (others.length === 0) return;
    announcer.say(others.map((said) => this.line(said)).join(' '));
    // What was said while the table was lost is read, and not heard.
    if (performance.now() - live.foundAt > COMING_BACK) speaker.play(['paper']);
  }

  /** "Ben: I suspect Ada." */
  line(said: SaidInfo): string {
    // What was answered is read by who has asked alone.
    if (isHint(said) && moveOf(said) !== '') return this.sentence(said);
    return t().talk.line({ person: this.speakerOf(said), text: this.sentence(said) });
  }

  /** Whoever said it, as they were called then: their seat may be somebody else's by now. */
  private speakerOf({ seat, name }: SaidInfo): Person {
    const { info, me, nameOf } = this.session;
    const own = seat === me && (name === '' || name === info?.seats[seat]?.name);
    return { name: isolated(name) || nameOf(seat), you: own };
  }

  private isUnheard(said: SaidInfo): boolean {
    return this.muted.has(this.speakerOf(said).name);
  }

  private show(said: SaidInfo): void {
    this.hide(said.seat);
    this.bubbles = [...this.bubbles, said];
    this.ends.set(
      said.seat,
      window.setTimeout(() => this.hide(said.seat), lastingOf(this.sentence(said))),
    );
  }

  private hide(seat: number): void {
    clearTimeout(this.ends.get(seat));
    this.bubbles = this.bubbles.filter((said) => said.seat !== seat);
  }

  /** Takes down all bubbles. */
  hush(): void {
    for (const { seat } of this.bubbles) this.hide(seat);
  }

  /** Says something; tells what became of it. */
  say(claim: Claim): Promise<Answer> {
    return this.session.live.ask({ type: 'say', claim: claim.claim, params: { ...claim.params } });
  }

  write(text: string): Promise<Answer> {
    return this.session.live.ask({ type: 'say', text });
  }

  isMuted(seat: number): boolean {
    return seat !== this.session.me && this.muted.has(this.session.nameOf(seat));
  }

  mute(seat: number, muted: boolean): void {
    const name = this.session.nameOf(seat);
    const others = [...this.muted].filter((each) => each !== name);
    this.muted = new Set(muted ? [...others, name] : others);
    keepMuted(this.session.live.table, this.muted);
    if (muted) this.hide(seat);
  }

  /** No bubble outlives its table. */
  close(): void {
    for (const timer of this.ends.values()) clearTimeout(timer);
  }
}
