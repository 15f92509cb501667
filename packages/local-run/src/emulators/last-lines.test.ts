import { expect, test } from 'vitest';
import { LastLines } from './last-lines.ts';

test('Only the last lines are kept, a line in several pieces counting once', () => {
  const lines = new LastLines(2);
  lines.add('one\ntwo\nthr');
  lines.add('ee\n\nfour');
  expect(lines.text()).toBe('three\nfour');
});

test('A line waited for is seen when it is complete', async () => {
  const lines = new LastLines(2);
  const seen = lines.seen(/ready/);
  lines.add('all rea');
  lines.add('dy\n');
  await seen;
  expect(lines.text()).toBe('all ready');
});
