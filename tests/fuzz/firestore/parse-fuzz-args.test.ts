import { expect, test } from 'vitest';
import { parseFuzzArgs } from './parse-fuzz-args.ts';

test('A thousand seeds are played from zero, unless others are asked for.', () => {
  expect(parseFuzzArgs([])).toEqual({ first: 0, count: 1000 });
  expect(parseFuzzArgs(['--seeds', '50', '--from', '7'])).toEqual({ first: 7, count: 50 });
  expect(parseFuzzArgs(['--seed', '42'])).toEqual({ first: 42, count: 1 });
});

test('What is no number is refused.', () => {
  expect(() => parseFuzzArgs(['--seed', 'x'])).toThrow('"x" is no whole number');
});
