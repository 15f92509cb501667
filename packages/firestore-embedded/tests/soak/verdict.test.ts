import { expect, test } from 'vitest';
import type { Round } from './soak-rounds.ts';
import { verdictOf } from './verdict.ts';

const good: Round = { pace: 200, checks: 200, behind: 0, failures: 0, load: 1 };
const flat = [80, 80, 100, 100, 100, 100, 101, 101];

test.each([
  ['nothing was missed, the pace kept and memory flat', [good, good], flat, true],
  ['memory reaches its level in the first half of the time', [good], [100, 200, 300, 305], true],
  ['a listener is behind', [{ ...good, behind: 1 }], flat, false],
  ['a listener failed', [{ ...good, failures: 1 }], flat, false],
  ['the pace was not kept', [{ ...good, pace: 160 }], flat, false],
  ['memory grows', [good], [80, 100, 110, 125], false],
])('Rounds in which %s get the right verdict.', (_what, rounds, memory, isGood) => {
  expect(verdictOf(rounds, memory, 20).isGood).toBe(isGood);
});
