import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Naming } from '../src/shell/replay/naming';

describe('the moments that the address names', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('are the first one at once and the last one soon, and no more than browsers count', () => {
    const written: string[] = [];
    const naming = new Naming((name) => written.push(name));
    for (let at = 0; at < 1_000; at += 1) {
      naming.name(`r1.${at}`);
      vi.advanceTimersByTime(30);
    }
    expect(written[0]).toBe('r1.0');
    expect(written.length).toBeLessThan(100);
    vi.advanceTimersByTime(1_000);
    expect(written.at(-1)).toBe('r1.999');
  });

  test('are written when the page is left, and not once something else stands there', () => {
    const written: string[] = [];
    const naming = new Naming((name) => written.push(name));
    for (const name of ['r1.1', 'r1.2']) naming.name(name);
    naming.flush();
    expect(written).toEqual(['r1.1', 'r1.2']);
    naming.name('r1.3');
    naming.forget();
    vi.advanceTimersByTime(1_000);
    expect(written).toEqual(['r1.1', 'r1.2']);
  });
});
