import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

interface Wait {
  readonly timeoutMs: number;
  /** Whether the limit, which is that of an idle machine, grows with the load of this one. */
  readonly isPatient?: boolean;
  readonly everyMs?: number;
  readonly signal?: AbortSignal | undefined;
}

/** Polls `check` until it returns true; returns false at the timeout. */
export async function waitUntil(
  check: () => boolean | Promise<boolean>,
  { timeoutMs, isPatient = false, everyMs = 100, signal }: Wait,
): Promise<boolean> {
  const startedAt = Date.now();
  const limitMs = () => timeoutMs * (isPatient ? Math.max(1, loadOfEachCore()) : 1);
  while (Date.now() - startedAt < limitMs()) {
    signal?.throwIfAborted();
    if (await check()) return true;
    await sleep(everyMs, undefined, signal === undefined ? undefined : { signal });
  }
  return false;
}

/** Returns how many processes wanted each core in the last minute; 0 on Windows, which does not count them. */
export function loadOfEachCore(): number {
  const [lastMinute = 0] = os.loadavg();
  return lastMinute / os.availableParallelism();
}
