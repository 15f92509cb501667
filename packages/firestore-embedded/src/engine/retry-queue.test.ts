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

/** Lets everything that is ready go on. */
async function settle(): Promise<readonly string[]> {
  await vi.advanceTimersByTimeAsync(0);
  return order;
}

describe('RetryQueue', () => {
  it('let those who lost the same document go one after the other, in the order they came', async () => {
    for (const id of ['one', 'two', 'three']) {
      queue.remember(id, ['c/x']);
    }
    const all = ['two', 'one', 'three'].map(waitAs);
    expect(await settle()).toEqual(['two']);
    queue.take('two')?.();
    expect(await settle()).toEqual(['two', 'one']);
    queue.take('one')?.();
    await Promise.all(all);
    expect(order).toEqual(['two', 'one', 'three']);
  });

  it('let those who lost other documents, or are not known, go at once', async () => {
    queue.remember('one', ['c/x']);
    queue.remember('two', ['c/y']);
    await Promise.all(['one', 'two', 'stranger'].map(waitAs));
    expect(order.toSorted()).toEqual(['one', 'stranger', 'two']);
  });

  it('do not stop two who lost the same two documents', async () => {
    queue.remember('one', ['c/x', 'c/y']);
    queue.remember('two', ['c/y', 'c/x']);
    const all = ['one', 'two'].map(waitAs);
    expect(await settle()).toEqual(['one']);
    queue.take('one')?.();
    await Promise.all(all);
    expect(order).toEqual(['one', 'two']);
  });

  it('end by themselves after half a second', async () => {
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
