import { expect, test } from 'vitest';
import type { History } from './history.ts';
import { randomHistory } from './random-history.ts';
import { shrinkHistory } from './shrink-history.ts';

test('Steps that do not matter for the failure are left out.', async () => {
  const write = (id: string) => ({ delete: id });
  const history: History = [
    ...randomHistory(1),
    { kind: 'commit', writes: [write('a'), write('guilty'), write('b')] },
    ...randomHistory(2),
  ];
  const fails = async (tried: History) => JSON.stringify(tried).includes('guilty');
  expect(await shrinkHistory(history, fails)).toEqual([
    { kind: 'commit', writes: [write('guilty')] },
  ]);
});

test('A seed always has the same history.', () => {
  expect(randomHistory(42)).toEqual(randomHistory(42));
  expect(randomHistory(42)).not.toEqual(randomHistory(43));
});
