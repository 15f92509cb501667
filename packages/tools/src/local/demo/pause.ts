import { setTimeout as sleep } from 'node:timers/promises';

/** Waits and returns true; returns false when the signal aborts first. */
export async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal }).catch((reason: unknown) => {
    if (signal.aborted) return false;
    throw reason;
  });
}
