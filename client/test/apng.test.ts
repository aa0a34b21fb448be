import { expect, test } from 'vitest';
import { changedIn, momentsTo } from '../src/shell/replay/animation';
import { apng, type Frame } from '../src/shell/replay/apng';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function big(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

/** A PNG of one row, without the sums that nobody reads here; of its pixels any bytes will do. */
function png(width: number, pixels: readonly number[]): Uint8Array {
  const part = (type: string, data: readonly number[]): number[] => [
    ...big(data.length),
    ...[...type].map((letter) => letter.charCodeAt(0)),
    ...data,
    ...big(0),
  ];
  const header = part('IHDR', [...big(width), ...big(1), 8, 2, 0, 0, 0]);
  return Uint8Array.from([...SIGNATURE, ...header, ...part('IDAT', pixels), ...part('IEND', [])]);
}

function frame(file: Uint8Array, delay: number, x = 0): Frame {
  return { png: file, x, y: 0, delay };
}

interface Found {
  readonly type: string;
  readonly data: DataView;
}

function partsOf(file: Uint8Array): Found[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Found[] = [];
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    parts.push({ type, data: new DataView(file.buffer, file.byteOffset + at + 8, length + 4) });
    at += 12 + length;
  }
  return parts;
}

test('several pictures become one that moves', () => {
  const parts = partsOf(apng([frame(png(3, [1, 2]), 800), frame(png(3, [3]), 800), frame(png(2, [4, 5, 6]), 2600, 1)]));
  expect(parts.map(({ type }) => type)).toEqual([
    'IHDR',
    'acTL',
    'fcTL',
    'IDAT',
    'fcTL',
    'fdAT',
    'fcTL',
    'fdAT',
    'IEND',
  ]);
  const [, counts] = parts;
  expect([counts?.data.getUint32(0), counts?.data.getUint32(4)]).toEqual([3, 0]);
  const last = parts[6]!.data;
  // Its number, its size, its place, and how long it stays, in thousandths.
  expect([0, 4, 8, 12, 16].map((at) => last.getUint32(at))).toEqual([3, 2, 1, 1, 0]);
  expect([20, 22].map((at) => last.getUint16(at))).toEqual([2600, 1000]);
  // It is drawn over the one before, the first one on nothing.
  expect([parts[2]!.data.getUint8(25), last.getUint8(25)]).toEqual([0, 1]);
  // What was drawn follows its own number.
  expect([0, 4, 5, 6].map((at) => parts[7]!.data.getUint8(at))).toEqual([0, 4, 5, 6]);
  expect(parts[7]!.data.getUint32(0)).toBe(4);
  // The sum of an empty end is the same in every PNG.
  expect(parts.at(-1)!.data.getUint32(0)).toBe(0xae426082);
});

test('what reaches beyond the first picture makes no file', () => {
  expect(() => apng([frame(png(2, [1]), 1), frame(png(3, [1]), 1)])).toThrow(RangeError);
  expect(() => apng([frame(png(2, [1]), 1), frame(png(2, [1]), 1, 1)])).toThrow(RangeError);
  expect(() => apng([])).toThrow(RangeError);
});

test('of a picture only what has changed is written', () => {
  const pixels = (...values: number[]) => ({ width: 3, values: Uint32Array.from(values) });
  const before = pixels(1, 1, 1, 1, 1, 1, 1, 1, 1);
  expect(changedIn(before, pixels(1, 1, 1, 1, 2, 1, 1, 1, 1))).toEqual({ x: 1, y: 1, width: 1, height: 1 });
  expect(changedIn(before, pixels(1, 1, 2, 1, 1, 1, 1, 2, 1))).toEqual({ x: 1, y: 0, width: 2, height: 3 });
  expect(changedIn(before, before)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('it shows the last moves of the round', () => {
  const moments = [1, 1, 1, ...Array.from({ length: 20 }, () => 2)].map((round) => ({ round }) as never);
  expect(momentsTo({ moments }, 2)).toEqual([0, 1, 2]);
  expect(momentsTo({ moments }, 4)).toEqual([3, 4]);
  expect(momentsTo({ moments }, 22)).toEqual(Array.from({ length: 12 }, (_, at) => 11 + at));
});
