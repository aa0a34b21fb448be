/**
 * The live connection to one table: the latest view, and moves that are sent until they are answered.
 *
 * A lost connection is sought again; a move that has no answer yet keeps its request id across that and
 * across a reload, so that the server plays it once.
 */

import type { ClientMessage, Refusal, ServerMessage, TableInfo } from '../protocol';
import { liveAddress } from './api';

export type Connection = 'connecting' | 'open' | 'lost';

/** What became of something that was sent. */
export type Answer =
  | { readonly outcome: 'accepted' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  | { readonly outcome: 'failed'; readonly error: string };

type Sent = Exclude<ClientMessage, { type: 'ping' }>;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const ANSWER_WITHIN = 10_000;

export class LiveTable<View> {
  readonly table: string;
  connection: Connection = $state('connecting');
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  number = $state(0);
  /** What is sent and not answered yet. */
  pending: Sent | null = $state.raw(null);

  private socket: WebSocket | null = null;
  private settle: ((answer: Answer) => void) | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private again = 0;
  private pings = 0;
  private deadline = 0;

  constructor(table: string) {
    this.table = table;
    this.pending = this.remembered();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.again);
    this.dropSocket();
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
  }

  /** Connects anew, for a reader who has just taken a seat. */
  reconnect(): void {
    clearTimeout(this.again);
    this.connect();
  }

  /** Sends a move, chosen from the view that is shown; the promise holds across lost connections. */
  play(move: string): Promise<Answer> {
    return this.send({ type: 'play', request: newRequest(), move, number: this.number });
  }

  /** Asks for the next round. */
  deal(): Promise<Answer> {
    return this.send({ type: 'deal', request: newRequest() });
  }

  private send(message: Sent): Promise<Answer> {
    if (this.pending) return Promise.resolve({ outcome: 'failed', error: 'waiting' });
    this.setPending(message);
    this.transmit(message);
    return new Promise((settle) => (this.settle = settle));
  }

  private transmit(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.dropSocket();
    const socket = new WebSocket(liveAddress(this.table));
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.heard(event.data);
    socket.onclose = () => this.lost();
    this.expectAnswer();
  }

  private opened(): void {
    this.wait = FIRST_WAIT;
    this.pings = window.setInterval(() => {
      this.transmit({ type: 'ping' });
      this.expectAnswer();
    }, PING_EVERY);
    if (this.pending) this.transmit(this.pending);
  }

  private heard(data: string): void {
    clearTimeout(this.deadline);
    const told = JSON.parse(data) as ServerMessage;
    switch (told.type) {
      case 'state':
        this.connection = 'open';
        this.info = told.table;
        this.view = told.view as View;
        this.number = told.number;
        break;
      case 'accepted':
        this.answered(told.request, { outcome: 'accepted' });
        break;
      case 'refused':
        this.answered(told.request, { outcome: 'refused', refusal: told.refusal });
        break;
      case 'failed':
        this.answered(told.request, { outcome: 'failed', error: told.error });
        break;
      case 'pong':
        break;
      default:
        // A newer server may tell more; a kind that this one tells is a type error here.
        told satisfies never;
    }
  }

  private answered(request: string, answer: Answer): void {
    if (this.pending?.request !== request) return;
    this.setPending(null);
    const settle = this.settle;
    this.settle = null;
    settle?.(answer);
  }

  private lost(): void {
    this.dropSocket();
    if (this.closed) return;
    this.connection = 'lost';
    clearTimeout(this.again);
    // A little chance, so that the readers of a server that comes back don't all knock at once.
    this.again = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Looks again at once when the network is back or the reader returns. */
  private readonly hurry = (): void => {
    if (document.visibilityState !== 'visible' || this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.transmit({ type: 'ping' });
      this.expectAnswer();
    } else {
      clearTimeout(this.again);
      this.connect();
    }
  };

  private expectAnswer(): void {
    clearTimeout(this.deadline);
    this.deadline = window.setTimeout(() => this.lost(), ANSWER_WITHIN);
  }

  private dropSocket(): void {
    clearInterval(this.pings);
    clearTimeout(this.deadline);
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
    return `pitprop.pending.${this.table}`;
  }
}

/** `crypto.randomUUID` is not there on a plain address in a home network; this is. */
function newRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
