import { afterEach, expect, test, vi } from 'vitest';
import { ofRecord, viewsOf } from '../src/shell/replay/api';

afterEach(() => vi.unstubAllGlobals());

/** Several servers, of which each request reaches the next; each knows the records that it was told. */
function servers(count: number): string[] {
  const requests: string[] = [];
  const known = new Set<number>();
  let next = 0;
  const fetch = (address: string, how?: RequestInit): Promise<Response> => {
    const server = next++ % count;
    requests.push(`${how?.method ?? 'GET'} ${server}`);
    if (how?.method === 'POST') known.add(server);
    const status = known.has(server) ? 200 : 404;
    const answer = status === 200 ? { address } : { error: 'not-found', message: '', params: {} };
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  };
  vi.stubGlobal('fetch', fetch);
  return requests;
}

test.each([2, 3, 4])('a record is told anew to a server that does not have it, of %i', async (count) => {
  const requests = servers(count);
  await ofRecord('[game saboteur]', () => viewsOf('key', -1, 0, 60));
  expect(requests.slice(0, 2)).toEqual(['GET 0', 'POST 1']);
  expect(requests.at(-1)).toContain('GET');
});

test('what else is wrong is not tried again', async () => {
  const requests = servers(1);
  await expect(ofRecord('', () => Promise.reject(new TypeError('oops')))).rejects.toThrow('oops');
  expect(requests).toEqual([]);
});
