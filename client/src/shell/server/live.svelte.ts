/**
 * The live connection to one table: the latest view, and moves that are sent until they are answered.
 *
 * A lost connection is sought again; a move that has no answer yet keeps its request id across that and
 * across a reload, so that the server plays it once.
 */

import {
  CLOSE_CODES,
  type ClientMessage,
  type ErrorKey,
  type NoHint,
  type Refusal,
  type SaidInfo,
  type ServerMessage,
  type TableInfo,
  type WireView,
} from '../../protocol';
import { liveAddress } from './api';
import { newRequest } from './request';
import { whole } from './whole';

export type Connection = 'connecting' | 'open' | 'lost';

/** What became of something that was sent. */
export type Answer =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  | { readonly outcome: 'failed'; readonly error: ErrorKey | 'waiting' };

/** What is asked for around the game; several of these may be under way at once. */
export type Asked = WithoutRequest<Exclude<ClientMessage, { type: 'ping' | 'play' | 'deal' }>>;

type WithoutRequest<T> = T extends unknown ? Omit<T, 'request'> : never;
type Sent = Extract<ClientMessage, { type: 'play' | 'deal' }>;
type Under = Exclude<ClientMessage, { type: 'ping' | 'play' | 'deal' }>;

/** Something that was asked for, and isn't answered yet. */
interface Waiting {
  readonly message: Under;
  /** Who asked: whoever looks then, if several people share the device. */
  readonly by: number | null;
  readonly settle: (answer: Answer) => void;
}

/** A ping has no request of its own. */
const PING = '';

const FIRST_WAIT = 250;
/** Everyone is back within two seconds of the server's return. */
const LONGEST_WAIT = 1_200;
/** What the server ends a connection for that passes: somebody closes another page, or this one has been quiet. */
const PASSING: ReadonlySet<ErrorKey | null> = new Set<ErrorKey>(['too-many', 'too-many-pages']);
/** Whoever comes back to the page meanwhile has it tried at once. */
const UNTIL_IT_HAS_PASSED = 30_000;
/** A lost connection is noticed within five seconds. */
const PING_EVERY = 2_000;
const ANSWER_WITHIN = 2_800;
/** Where the way there is long a first answer takes several times as long as others: each try waits longer. */
const LONGEST_PATIENCE = 12_000;

export class LiveTable<View> {
  readonly table: string;
  /** Whether a moment of the past is shown, at which nobody can do anything. */
  readonly still: boolean = false;
  /** Which of several seats that are played in this browser is looked through; null for none of them. */
  looking: number | null = $state(null);
  connection: Connection = $state('connecting');
  /** Why the server has ended the connection; it isn't sought any longer then, or, where that passes, seldom. */
  ended: ErrorKey | null = $state(null);
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  number = $state(0);
  /** What is sent and not answered yet. */
  pending: Sent | null = $state.raw(null);
  /** All that was said at the table. */
  talk: readonly SaidInfo[] = $state.raw([]);
  /** When a lost connection was found again, by the page's own clock; what comes right after it is not new. */
  foundAt = -Infinity;
  /** Whose reminder came last, and how many have come. */
  nudge: { readonly by: number; readonly count: number } = $state.raw({ by: -1, count: 0 });
  /** The last hint that was asked for and isn't given after all. */
  noHint: NoHint | null = $state.raw(null);
  /** How far the server's clock is ahead of this one, in milliseconds. */
  ahead = $state(0);

  private socket: WebSocket | null = null;
  private wholeView: WireView | null = null;
  private readonly asked = new Map<string, Waiting>();
  /** The requests that have gone out over this connection; the server answers one after the other. */
  private under: string[] = [];
  private pinged = 0;
  private settle: ((answer: Answer) => void) | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private again = 0;
  private pings = 0;
  /** Runs from the first question that has no answer yet. */
  private deadline = 0;
  private patience = ANSWER_WITHIN;

  constructor(table: string) {
    this.table = table;
    this.begin();
  }

  protected begin(): void {
    this.pending = this.remembered();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    this.dropSocket();
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
  }

  /** Connects anew, for a reader who has just taken a seat. */
  reconnect(): void {
    clearTimeout(this.again);
    this.connect();
  }

  /**
   * Looks through another of the seats that are played in this browser, or through none. What hasn't been answered
   * waits until whoever asked for it looks again: nobody else's connection carries it.
   */
  look(seat: number | null): void {
    this.settled({ outcome: 'failed', error: 'waiting' });
    this.looking = seat;
    this.pending = this.remembered();
    this.reconnect();
  }

  /** Sends a move, chosen from the view that is shown; the promise holds across lost connections. */
  play(move: string): Promise<Answer> {
    return this.send({ type: 'play', request: newRequest(), move, number: this.number });
  }

  /** Asks for the next round. */
  deal(): Promise<Answer> {
    return this.send({ type: 'deal', request: newRequest() });
  }

  /** Asks for something around the game; it is sent again after a lost connection until it is answered. */
  ask(asked: Asked): Promise<Answer> {
    const request = newRequest();
    const message = { ...asked, request };
    return new Promise((settle) => {
      this.asked.set(request, { message, by: this.looking, settle });
      this.transmit(message);
    });
  }

  private send(message: Sent): Promise<Answer> {
    if (this.pending) return Promise.resolve({ outcome: 'failed', error: 'waiting' });
    this.setPending(message);
    this.transmit(message);
    return new Promise((settle) => (this.settle = settle));
  }

  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.under.push(message.type === 'ping' ? PING : message.request);
  }

  private connect(): void {
    this.dropSocket();
    const socket = new WebSocket(liveAddress(this.table, this.looking));
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.heard(event.data);
    socket.onclose = ({ code }) => this.lost(code);
    this.expectAnswer();
  }

  private opened(): void {
    this.pings = window.setInterval(() => {
      if (!this.deadline) this.ping();
    }, PING_EVERY);
    this.ping();
    if (this.pending) this.transmit(this.pending);
    for (const { message, by } of this.asked.values()) if (by === this.looking) this.transmit(message);
  }

  private ping(): void {
    this.pinged = Date.now();
    this.transmit({ type: 'ping' });
    this.expectAnswer();
  }

  private heard(data: string): void {
    this.stopWaiting();
    const message = JSON.parse(data) as ServerMessage;
    switch (message.type) {
      case 'state':
        if (this.connection === 'lost') this.foundAt = performance.now();
        this.connection = 'open';
        this.wait = FIRST_WAIT;
        this.ended = null;
        this.info = message.table;
        this.wholeView = whole(message.view, message.since, this.wholeView);
        this.view = this.wholeView as View;
        this.number = message.number;
        break;
      case 'accepted':
        this.answered(message.request, { outcome: 'accepted' });
        break;
      case 'refused':
        this.answered(message.request, { outcome: 'refused', refusal: message.refusal });
        break;
      case 'failed':
        // What the server turned away unread has no name there: it is what went out first.
        this.answered(message.request || (this.under[0] ?? PING), { outcome: 'failed', error: message.error });
        break;
      case 'talk':
        this.talk = [...this.talk.slice(0, (message.said[0]?.number ?? 1) - 1), ...message.said];
        break;
      case 'nudged':
        this.nudge = { by: message.by, count: this.nudge.count + 1 };
        break;
      case 'no-hint':
        this.noHint = message;
        break;
      case 'pong':
        this.passed(PING);
        this.ahead = message.at - (this.pinged + Date.now()) / 2;
        if (Date.now() - this.pinged < ANSWER_WITHIN / 2) this.patience = ANSWER_WITHIN;
        break;
      default:
        // A newer server may tell more; a kind that this one tells is a type error here.
        message satisfies never;
    }
  }

  private answered(request: string, answer: Answer): void {
    this.passed(request);
    this.asked.get(request)?.settle(answer);
    this.asked.delete(request);
    if (this.pending?.request !== request) return;
    this.setPending(null);
    this.settled(answer);
  }

  private settled(answer: Answer): void {
    const { settle } = this;
    this.settle = null;
    settle?.(answer);
  }

  /** Something that went out over this connection has its answer. */
  private passed(request: string): void {
    const at = this.under.indexOf(request);
    if (at >= 0) this.under.splice(at, 1);
  }

  private lost(code = 0): void {
    this.dropSocket();
    if (this.closed) return;
    this.connection = 'lost';
    clearTimeout(this.again);
    this.ended = (CLOSE_CODES as Readonly<Record<number, ErrorKey | undefined>>)[code] ?? null;
    if (PASSING.has(this.ended)) {
      this.connectAfter(UNTIL_IT_HAS_PASSED);
    } else if (!this.ended) {
      this.connectAfter(this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }
  }

  /** With a little chance, so that the readers of a server that comes back don't all knock at once. */
  private connectAfter(wait: number): void {
    this.again = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Looks again at once when the network comes or goes, or the reader returns. */
  private readonly hurry = (): void => {
    if (document.visibilityState !== 'visible' || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.ping();
    } else {
      clearTimeout(this.again);
      this.connect();
    }
  };

  private expectAnswer(): void {
    this.deadline ||= window.setTimeout(() => this.unanswered(), this.patience);
  }

  private unanswered(): void {
    if (this.connection !== 'open') this.patience = Math.min(this.patience * 2, LONGEST_PATIENCE);
    this.lost();
  }

  private stopWaiting(): void {
    clearTimeout(this.deadline);
    this.deadline = 0;
  }

  private dropSocket(): void {
    clearInterval(this.pings);
    this.stopWaiting();
    this.under = [];
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private setPending(message: Sent | null): void {
    this.pending = message;
    try {
      if (message) sessionStorage.setItem(this.key, JSON.stringify(message));
      else sessionStorage.removeItem(this.key);
    } catch {
      return;
    }
  }

  private remembered(): Sent | null {
    try {
      const kept = sessionStorage.getItem(this.key);
      return kept ? (JSON.parse(kept) as Sent) : null;
    } catch {
      return null;
    }
  }

  private get key(): string {
    const seat = this.looking === null ? '' : `.${this.looking}`;
    return `pitprop.pending.${this.table}${seat}`;
  }
}
