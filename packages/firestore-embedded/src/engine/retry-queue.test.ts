import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RetryQueue } from './retry-queue.ts';

let queue: RetryQueue;
let order: string[];

beforeEach(() => {
  vi.useFakeTimers();
  queue = new RetryQueue();
  order = [];
});

afterEach(() => {
  vi.useRealTimers();
});

function waitAs(id: string): Promise<void> {
  return queue.wait(id).then(() => {
    order.push(id);
  });
}

/** Lets every transaction that may continue do so, and returns the order so far. */
async function settle(): Promise<readonly string[]> {
  await vi.advanceTimersByTimeAsync(0);
  return order;
}

describe('RetryQueue', () => {
  it('runs transactions that lost the same document one after the other, in order', async () => {
    for (const id of ['one', 'two', 'three']) queue.remember(id, ['c/x']);
    const all = ['two', 'one', 'three'].map(waitAs);
    expect(await settle()).toEqual(['two']);
    queue.take('two')?.();
    expect(await settle()).toEqual(['two', 'one']);
    queue.take('one')?.();
    await Promise.all(all);
    expect(order).toEqual(['two', 'one', 'three']);
  });

  it('runs transactions at once when they lost other documents or are unknown', async () => {
    queue.remember('one', ['c/x']);
    queue.remember('two', ['c/y']);
    await Promise.all(['one', 'two', 'stranger'].map(waitAs));
    expect(order.toSorted()).toEqual(['one', 'stranger', 'two']);
  });

  it('does not deadlock two transactions that lost the same two documents', async () => {
    queue.remember('one', ['c/x', 'c/y']);
    queue.remember('two', ['c/y', 'c/x']);
    const all = ['one', 'two'].map(waitAs);
    expect(await settle()).toEqual(['one']);
    queue.take('one')?.();
    await Promise.all(all);
    expect(order).toEqual(['one', 'two']);
  });

  it('ends a slot after half a second', async () => {
    queue.remember('slow', ['c/x']);
    queue.remember('next', ['c/x']);
    const all = ['slow', 'next'].map(waitAs);
    await vi.advanceTimersByTimeAsync(499);
    expect(order).toEqual(['slow']);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(all);
    expect(order).toEqual(['slow', 'next']);
  });
});
