import { expect, test } from 'vitest';
import type { Round } from './soak-rounds.ts';
import { verdictOf } from './verdict.ts';

const calm = { loopLateMs: 1, ran: 0.3, starved: 0.01 };
const good: Round = { pace: 200, checks: 200, behind: 0, failures: 0, client: calm, server: calm };
const flat = [80, 100, 100, 101];

test('Rounds in which nothing was missed, the pace kept and memory flat are good.', () => {
  expect(verdictOf([good, good], flat, 20).isGood).toBe(true);
});

test('Memory may reach its level in the first half of the time.', () => {
  expect(verdictOf([good], [100, 200, 300, 305], 20).isGood).toBe(true);
});

test.each([
  ['a listener that is behind', [{ ...good, behind: 1 }], flat],
  ['a listener that failed', [{ ...good, failures: 1 }], flat],
  ['a pace that was not kept', [{ ...good, pace: 160 }], flat],
  ['memory that grows', [good], [80, 100, 110, 125]],
])('Not good: %s.', (_what, rounds, quarters) => {
  expect(verdictOf(rounds, quarters, 20).isGood).toBe(false);
});

test('A pace that was not kept names who had no processor.', () => {
  const starved = { ...good, pace: 160, client: { ...calm, starved: 0.4 } };
  expect(verdictOf([good, starved], flat, 20).lines.join('\n')).toContain(
    'not kept in 1 of 2 rounds; in 1 of those the machine had no processor for the client, in 0 for',
  );
});
