import os from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { waitUntil } from './wait-until.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [0, false],
  [1, false],
  [100, true],
])('With a load of %d for each core, what is late is waited for: %s', async (load, isWaited) => {
  vi.spyOn(os, 'loadavg').mockReturnValue([load * os.availableParallelism(), 0, 0]);
  const startedAt = Date.now();
  const isReady = () => Date.now() - startedAt > 300;
  expect(await waitUntil(isReady, { timeoutMs: 200, isPatient: true, everyMs: 10 })).toBe(isWaited);
});

test('An aborted wait throws the reason', async () => {
  const signal = AbortSignal.abort(new Error('Stopped'));
  const waited = waitUntil(() => false, { timeoutMs: 60_000, signal });
  await expect(waited).rejects.toThrow('Stopped');
});
