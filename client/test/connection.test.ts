import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './page';
import { LiveTable } from '../src/shell/server/live.svelte';
import { failureOf } from '../src/shell/server/troubles';

/** A connection whose other end the test is. */
class Wire {
  static readonly OPEN = 1;
  static readonly all: Wire[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly address: string;
  readonly sent: string[] = [];

  constructor(address: string) {
    this.address = address;
    Wire.all.push(this);
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The other end answers. */
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  /** What has come, without what only asks whether anybody is there. */
  get heard(): { readonly type: string; readonly request: string }[] {
    const all = this.sent.map((data) => JSON.parse(data) as { readonly type: string; readonly request: string });
    return all.filter(({ type }) => type !== 'ping');
  }

  deliver(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const STATE = { type: 'state', table: {}, view: { history: [] }, since: 0, number: 1 };

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all.length = 0;
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'pit' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, baseURI: 'http://pit/', visibilityState: 'visible' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function latest(): Wire {
  const wire = Wire.all.at(-1);
  if (!wire) throw new Error('nobody has knocked');
  return wire;
}

function opened(): LiveTable<unknown> {
  const live = new LiveTable<unknown>('t');
  latest().open();
  latest().deliver(STATE);
  return live;
}

test('a connection on which nothing comes any more is lost within five seconds', () => {
  const live = opened();
  expect(live.connection).toBe('open');
  vi.advanceTimersByTime(5_000);
  expect(live.connection).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(Wire.all.length).toBeGreaterThan(1);
});

test('a connection that answers stays', () => {
  const live = opened();
  for (let second = 0; second < 30; second += 1) {
    vi.advanceTimersByTime(1_000);
    latest().deliver({ type: 'pong', at: Date.now() });
  }
  expect(live.connection).toBe('open');
  expect(Wire.all).toHaveLength(1);
});

test('where the way is long each try waits longer, and what has come at last stays', () => {
  const live = new LiveTable<unknown>('t');
  const lasted: number[] = [];
  for (let tries = 1; tries <= 3; tries += 1) {
    const began = Date.now();
    const wire = latest();
    while (latest() === wire && Date.now() - began < 60_000) vi.advanceTimersByTime(100);
    lasted.push(Date.now() - began);
  }
  expect(lasted).toEqual([...lasted].sort((one, other) => one - other));
  expect(lasted[2]).toBeGreaterThan(10_000);

  latest().open();
  vi.advanceTimersByTime(3_000);
  latest().deliver(STATE);
  expect(live.connection).toBe('open');
  for (let pings = 0; pings < 5; pings += 1) {
    vi.advanceTimersByTime(4_000);
    latest().deliver({ type: 'pong', at: Date.now() });
  }
  expect(live.connection).toBe('open');
});

test('what one person at a shared device asked for is sent again when they look again, and by nobody else', async () => {
  const live = opened();
  live.look(1);
  latest().open();
  const said = live.ask({ type: 'say', text: 'Hello' });
  const left = live.ask({ type: 'leave' });
  const played = live.play('discard 1');
  const asked = latest().heard.map(({ request }) => request);
  expect(asked).toHaveLength(3);
  latest().onclose?.({ code: 1006 });

  live.look(0);
  expect(await played).toEqual({ outcome: 'failed', error: 'waiting' });
  latest().open();
  expect(latest().address).toMatch(/seat=0$/);
  const own = live.ask({ type: 'ready' });
  expect(latest().heard.map(({ type }) => type)).toEqual(['ready']);

  live.look(1);
  latest().open();
  expect(latest().heard.map(({ type }) => type)).toEqual(['say', 'leave']);
  for (const request of asked) latest().deliver({ type: 'accepted', request });
  expect(await Promise.all([said, left])).toEqual([{ outcome: 'accepted' }, { outcome: 'accepted' }]);

  live.look(0);
  latest().open();
  expect(latest().heard.map(({ type }) => type)).toEqual(['ready']);
  latest().deliver({ type: 'accepted', request: latest().heard[0]?.request });
  expect(await own).toEqual({ outcome: 'accepted' });
});

test('what the server turns away unread is answered, in the order in which it went out', async () => {
  const live = opened();
  const unread = { type: 'failed', request: '', error: 'too-many', message: '' };
  // The ping with which every connection begins.
  latest().deliver(unread);
  const said = live.ask({ type: 'say', text: 'Hello' });
  const played = live.play('discard 1');
  latest().deliver(unread);
  expect(await said).toEqual({ outcome: 'failed', error: 'too-many' });
  expect(live.pending).not.toBeNull();
  latest().deliver(unread);
  expect(await played).toEqual({ outcome: 'failed', error: 'too-many' });
  expect(live.pending).toBeNull();
  latest().deliver(unread);
  expect(live.connection).toBe('open');
});

/** The server has no room: it lets the page have a connection, and ends it with a code of its own. */
function turnedAway(): void {
  latest().open();
  latest().onclose?.({ code: 4029 });
}

/** After how many milliseconds the page knocks again. */
function knocksAfter(): number {
  const wire = latest();
  const began = Date.now();
  while (latest() === wire && Date.now() - began < 120_000) vi.advanceTimersByTime(100);
  return Date.now() - began;
}

test('a server that lets the page in but has nothing for it is asked less and less often', () => {
  opened();
  const lost = (): number => {
    latest().onclose?.({ code: 1006 });
    return knocksAfter();
  };
  const waited = [lost()];
  while (waited.length < 6) {
    latest().open();
    waited.push(lost());
  }
  expect(waited[0]).toBeLessThan(500);
  expect(Math.min(...waited.slice(3))).toBeGreaterThan(800);
  latest().open();
  latest().deliver(STATE);
  expect(lost()).toBeLessThan(500);
});

test('where too many pages are open the page says so, seldom tries again, and goes on once there is room', () => {
  const live = new LiveTable<unknown>('t');
  for (let tries = 1; tries <= 3; tries += 1) {
    turnedAway();
    expect(live.ended).toBe('too-many-pages');
    const waited = knocksAfter();
    expect(waited).toBeGreaterThan(20_000);
    expect(waited).toBeLessThan(60_000);
    expect(live.ended).toBe('too-many-pages');
  }
  expect(failureOf('too-many-pages')).toMatch(/^Too many pages are open .* network\. Close some/);
  latest().open();
  latest().deliver(STATE);
  expect([live.connection, live.ended]).toEqual(['open', null]);

  latest().onclose?.({ code: 1006 });
  expect(knocksAfter()).toBeLessThan(1_000);
});

test('a page that was sent away because it sent too much waits a little, as it says, and comes back', () => {
  const live = opened();
  latest().onclose?.({ code: 1008 });
  expect(live.ended).toBe('too-many');
  expect(failureOf('too-many')).toContain('Wait a little');
  expect(knocksAfter()).toBeGreaterThan(20_000);
  latest().open();
  latest().deliver(STATE);
  expect([live.connection, live.ended]).toEqual(['open', null]);
});

test('whoever comes back to a page that found no room needn’t wait', () => {
  const listening = new Map<string, () => void>();
  vi.stubGlobal('document', {
    addEventListener: (event: string, listener: () => void) => listening.set(event, listener),
    baseURI: 'http://pit/',
    visibilityState: 'visible',
  });
  const live = new LiveTable<unknown>('t');
  turnedAway();
  listening.get('visibilitychange')?.();
  expect(Wire.all).toHaveLength(2);
  latest().open();
  latest().deliver(STATE);
  expect(live.connection).toBe('open');
  vi.advanceTimersByTime(1_000);
  latest().deliver({ type: 'pong', at: Date.now() });
  expect(Wire.all).toHaveLength(2);
});

test('what was asked for while there was no room goes out once there is', async () => {
  const live = new LiveTable<unknown>('t');
  turnedAway();
  const said = live.ask({ type: 'say', text: 'Hello' });
  knocksAfter();
  latest().open();
  expect(latest().heard.map(({ type }) => type)).toEqual(['say']);
  latest().deliver({ type: 'accepted', request: latest().heard[0]?.request });
  expect(await said).toEqual({ outcome: 'accepted' });
});

test('what the server ends for good isn’t sought any longer', () => {
  const live = opened();
  latest().onclose?.({ code: 4004 });
  expect(live.ended).toBe('not-found');
  vi.advanceTimersByTime(120_000);
  expect(Wire.all).toHaveLength(1);
});
