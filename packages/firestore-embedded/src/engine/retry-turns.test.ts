import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RetryTurns } from './retry-turns.ts';

let turns: RetryTurns;
let order: string[];

beforeEach(() => {
  vi.useFakeTimers();
  turns = new RetryTurns();
  order = [];
});

afterEach(() => {
  vi.useRealTimers();
});

function waitAs(id: string): Promise<void> {
  return turns.wait(id).then(() => {
    order.push(id);
  });
}

/** Lets everything that is ready go on. */
async function settle(): Promise<readonly string[]> {
  await vi.advanceTimersByTimeAsync(0);
  return order;
}

describe('RetryTurns', () => {
  it('let those who lost the same document go one after the other, in the order they came', async () => {
    for (const id of ['one', 'two', 'three']) {
      turns.remember(id, ['c/x']);
    }
    const all = ['two', 'one', 'three'].map(waitAs);
    expect(await settle()).toEqual(['two']);
    turns.take('two')?.();
    expect(await settle()).toEqual(['two', 'one']);
    turns.take('one')?.();
    await Promise.all(all);
    expect(order).toEqual(['two', 'one', 'three']);
  });

  it('let those who lost other documents, or are not known, go at once', async () => {
    turns.remember('one', ['c/x']);
    turns.remember('two', ['c/y']);
    await Promise.all(['one', 'two', 'stranger'].map(waitAs));
    expect(order.toSorted()).toEqual(['one', 'stranger', 'two']);
  });

  it('do not stop two who lost the same two documents', async () => {
    turns.remember('one', ['c/x', 'c/y']);
    turns.remember('two', ['c/y', 'c/x']);
    const all = ['one', 'two'].map(waitAs);
    expect(await settle()).toEqual(['one']);
    turns.take('one')?.();
    await Promise.all(all);
    expect(order).toEqual(['one', 'two']);
  });

  it('end by themselves after half a second', async () => {
    turns.remember('slow', ['c/x']);
    turns.remember('next', ['c/x']);
    const all = ['slow', 'next'].map(waitAs);
    await vi.advanceTimersByTimeAsync(499);
    expect(order).toEqual(['slow']);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(all);
    expect(order).toEqual(['slow', 'next']);
  });
});
