import { setTimeout as sleep } from 'node:timers/promises';

export interface WaitOptions {
  readonly timeoutMs: number;
  readonly everyMs?: number;
  readonly signal?: AbortSignal;
}

/** Polls `check` until it returns true; returns false at the timeout. */
export async function waitUntil(
  check: () => Promise<boolean>,
  { timeoutMs, everyMs = 100, signal }: WaitOptions,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (await check()) {
      return true;
    }
    await sleep(everyMs, undefined, signal === undefined ? undefined : { signal });
  }
  return false;
}
