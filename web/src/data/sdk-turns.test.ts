import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sdkTurn } from './sdk-turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('goes on in the task for 5 ms, then in the next', async () => {
  vi.advanceTimersByTime(1000);
  const steps: string[] = [];
  setTimeout(() => steps.push('a press'));
  await sdkTurn();
  steps.push('an operation');
  vi.advanceTimersByTime(4);
  expect(sdkTurn()).toBeUndefined();
  vi.advanceTimersByTime(1);
  await expect(sdkTurn()).resolves.toBeUndefined();
  expect(steps).toEqual(['a press', 'an operation']);
});
