import { expect, test } from 'vitest';
import { lanes } from './test-parts.ts';

test('Browser tests run beside no other part: each lane ends before them or waits for them', () => {
  const earlier: readonly string[] = lanes.browsers;
  const beside = Object.entries<readonly string[]>(lanes).filter(
    ([name, before]) =>
      name !== 'browsers' && !earlier.includes(name) && !before.includes('browsers'),
  );
  expect(beside).toEqual([]);
  expect(earlier.length).toBeGreaterThan(1);
});
