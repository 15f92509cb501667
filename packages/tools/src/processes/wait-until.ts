import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

interface Polling {
  readonly everyMs?: number;
  readonly signal?: AbortSignal | undefined;
}

export interface WaitOptions extends Polling {
  readonly timeoutMs: number;
}

/** Polls `check` until it returns true; returns false at the timeout. */
export function waitUntil(
  check: () => boolean | Promise<boolean>,
  { timeoutMs, ...polling }: WaitOptions,
): Promise<boolean> {
  return pollWithin(check, () => timeoutMs, polling);
}

export interface PatientWaitOptions extends Polling {
  /** The limit on an idle machine. */
  readonly idleTimeoutMs: number;
}

/** Like `waitUntil`, with a limit that grows with the load of this machine. */
export function waitPatiently(
  check: () => boolean | Promise<boolean>,
  { idleTimeoutMs, ...polling }: PatientWaitOptions,
): Promise<boolean> {
  return pollWithin(check, () => idleTimeoutMs * Math.max(1, loadOfEachCore()), polling);
}

/** Returns how many processes wanted each core in the last minute; 0 on Windows, which does not count them. */
export function loadOfEachCore(): number {
  const [lastMinute = 0] = os.loadavg();
  return lastMinute / os.availableParallelism();
}

async function pollWithin(
  check: () => boolean | Promise<boolean>,
  limitMs: () => number,
  { everyMs = 100, signal }: Polling,
): Promise<boolean> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < limitMs()) {
    signal?.throwIfAborted();
    if (await check()) return true;
    await sleep(everyMs, undefined, signal === undefined ? undefined : { signal });
  }
  return false;
}
