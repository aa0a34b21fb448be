/** Opening a record: what comes too late, or for a page that was left, is never made. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './page';
import type { LookedBack } from '../src/protocol';
import type { ReplayTable } from '../src/shell/replay/games';
import { Opened, type Found } from '../src/shell/replay/opened.svelte';
import { StillTable } from '../src/shell/replay/still.svelte';

const Shown = (() => undefined) as unknown as ReplayTable;

/** What goes through a record, by its name. */
class Through {
  static readonly all: Through[] = [];
  readonly name: string;
  closed = false;

  constructor(name: string) {
    this.name = name;
    Through.all.push(this);
  }

  close(): void {
    this.closed = true;
  }
}

beforeEach(() => {
  Through.all.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A search that finds something once it is told to. */
function search(name: string): { find: () => Promise<Found<Through>>; end: () => void } {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((done) => (end = done));
  const find = async (): Promise<Found<Through>> => {
    await ended;
    return { game: 'saboteur', Shown, make: () => new Through(name) };
  };
  return { find, end };
}

test('what was asked for last is shown, whichever comes first', async () => {
  const opened = new Opened<Through>();
  const [one, other] = [search('one'), search('other')];
  const first = opened.open(one.find);
  const second = opened.open(other.find);
  other.end();
  expect((await second)?.name).toBe('other');
  one.end();
  expect(await first).toBeNull();
  expect(opened.shown?.name).toBe('other');
  expect(Through.all).toHaveLength(1);
});

test('what comes after the page was left is not made, and what is there is closed', async () => {
  const opened = new Opened<Through>();
  const [one, other] = [search('one'), search('other')];
  one.end();
  await opened.open(one.find);
  const coming = opened.open(other.find);
  opened.leave();
  other.end();
  expect(await coming).toBeNull();
  expect(Through.all.map(({ name, closed }) => [name, closed])).toEqual([['one', true]]);
});

test('what fails takes away what was there, unless it fails too late', async () => {
  const opened = new Opened<Through>();
  const one = search('one');
  one.end();
  const late = opened.open(() => Promise.reject(new Error('late')));
  await opened.open(one.find);
  expect(await late).toBeNull();
  expect([opened.failure, opened.shown?.name]).toEqual([null, 'one']);
  await opened.open(() => Promise.reject(new Error('none')));
  expect(opened.failure).toEqual(new Error('none'));
  expect([opened.shown, opened.busy]).toEqual([null, false]);
});

test('a table of the past listens for nothing, as it is never connected to', () => {
  const listen = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', { addEventListener: listen });
  const summary = { names: ['Ada'], options: {} } as unknown as LookedBack;
  expect(new StillTable(summary, 't').connection).toBe('open');
  expect(listen).not.toHaveBeenCalled();
});
