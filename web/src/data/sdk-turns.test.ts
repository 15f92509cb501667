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
  let isOn = false;
  const turn = sdkTurn()?.then(() => {
    isOn = true;
  });
  // As long as the task is not over, whatever was asked for within it.
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
  expect(isOn).toBe(false);
  await turn;
  expect(isOn).toBe(true);

  vi.advanceTimersByTime(4);
  expect(sdkTurn()).toBeUndefined();
  vi.advanceTimersByTime(1);
  await expect(sdkTurn()).resolves.toBeUndefined();
});
