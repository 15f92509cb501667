import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { SeededRandom } from '../fuzz/seeded-random.ts';
import type { Scheduler } from './scheduler.ts';

const timerNames = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;

/**
 * Replaces Node's clock, timers and random bytes by those of a scheduler and a seed. The returned function
 * restores them.
 */
export function installMachine(scheduler: Scheduler, random: SeededRandom): () => void {
  const kept = Object.fromEntries(timerNames.map((name) => [name, globalThis[name]]));
  const realNow = Date.now;
  const { randomBytes, randomUUID } = crypto;
  Object.assign(globalThis, timersOf(scheduler));
  Date.now = () => scheduler.now;
  const bytes = (count: number) =>
    Buffer.from(Array.from({ length: count }, () => random.below(256)));
  Object.assign(crypto, { randomBytes: bytes, randomUUID: () => bytes(18).toString('hex') });
  syncBuiltinESMExports();
  return () => {
    Object.assign(globalThis, kept);
    Date.now = realNow;
    Object.assign(crypto, { randomBytes, randomUUID });
    syncBuiltinESMExports();
  };
}

function timersOf(scheduler: Scheduler): object {
  const clear = (timer: unknown) => scheduler.cancel(timer);
  const start = (run: () => void, ms = 0, every?: number) =>
    Object.assign(scheduler.after(ms, 'server', 'timer', run, every), {
      unref() {},
      ref() {},
    });
  return {
    setTimeout: (run: () => void, ms?: number) => start(run, ms),
    setInterval: (run: () => void, ms = 1) => start(run, ms, ms),
    clearTimeout: clear,
    clearInterval: clear,
    setImmediate: (run: () => void) => scheduler.post('server', 'immediate', run),
    clearImmediate: clear,
  };
}
