import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleCount } from './sample-count.ts';

beforeEach(() => vi.stubEnv('DINAR_ALL_TESTS', undefined));
afterEach(() => vi.unstubAllEnvs());

test('A sample is small in npm test, large with --all, and of any size by its variable', () => {
  expect(sampleCount('DAYS', 100, 2000)).toBe(100);
  vi.stubEnv('DINAR_ALL_TESTS', '1');
  expect(sampleCount('DAYS', 100, 2000)).toBe(2000);
  vi.stubEnv('DAYS', '7');
  expect(sampleCount('DAYS', 100, 2000)).toBe(7);
});

test.each(['0', '', 'many', '-3', '1.5'])('A sample of « %s » cases is refused', (given) => {
  vi.stubEnv('DAYS', given);
  expect(() => sampleCount('DAYS', 100, 2000)).toThrow('not a whole number above zero');
});
