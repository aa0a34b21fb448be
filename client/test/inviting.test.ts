import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPicture } from '../src/shell/joining/qr';
import { isFar, isLoopback, ownReach, reachFrom } from '../src/shell/joining/reach';

test('a QR code says what it was made of, with an empty border around it', async () => {
  const link = 'http://192.168.178.23:8000/table/abcdefghjkmnpqrs/carry#0123456789_-abcdefABCDEF';
  const { size, path } = await qrPicture(link);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1) {
      for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
  }
  expect(decodeQR({ width, height: width, data })).toBe(link);
});

test.each([
  ['localhost', true],
  ['pit.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.2', false],
  ['127.0.0.1.example', false],
  ['[fd00::1]', false],
  ['notlocalhost', false],
])('%s is this machine itself: %s', (hostname, here) => {
  expect(isLoopback(hostname)).toBe(here);
});

test('a page that has a name in a network is reached by it', () => {
  const reached = ownReach({ hostname: 'pit.example', origin: 'https://pit.example' });
  expect(reached).toEqual({ whom: 'everybody', origins: ['https://pit.example'] });
});

test('a page on this machine is reached as its server tells', () => {
  const own = ownReach({ hostname: 'localhost', origin: 'http://localhost:8000' });
  expect(own.whom).toBe('alone');
  expect(isFar(own)).toBe(false);
  expect(reachFrom(own, { alone: 'yes', origins: [] })).toEqual(own);
  expect(reachFrom(own, { alone: 'no', origins: [] })).toEqual({ ...own, whom: 'noNetwork' });
  const network = { whom: 'network', origins: ['http://192.168.1.2:8000'] };
  expect(reachFrom(own, { alone: 'no', origins: ['http://192.168.1.2:8000'] })).toEqual(network);
});
