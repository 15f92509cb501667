import { expect, test } from 'vitest';
import { compareOutcomes } from './compare-outcomes.ts';
import type { Outcome } from './outcome.ts';

const passed = (title: string): Outcome => ({ title, state: 'passed', ms: 1 });
const failed = (title: string, error: string): Outcome => ({
  title,
  state: 'failed',
  ms: 1,
  error,
});
const pending = (title: string): Outcome => ({ title, state: 'pending', ms: 0 });

test('Servers agree if each test has the same outcome on both, even a failure.', () => {
  const { text, passed: agree } = compareOutcomes(
    [passed('reads'), failed('explains', 'ours'), pending('pipelines')],
    [failed('explains', 'theirs'), passed('reads'), pending('pipelines')],
  );
  expect(agree).toBe(true);
  expect(text).toContain('passed   passed  reads\nfailed   failed  explains');
  expect(text).toContain(
    '2 of 2 the same on both, 1 of them passed; 0 not counted, 1 left out by the suite itself',
  );
});

test('A difference is reported with its error, for either failing server.', () => {
  const worse = compareOutcomes(
    [failed('reads', 'why'), passed('writes')],
    [passed('reads'), passed('writes')],
  );
  expect(worse.passed).toBe(false);
  expect(worse.text).toContain('✗ reads\n    embedded: why');
  const better = compareOutcomes(
    [passed('reads'), passed('writes')],
    [failed('reads', 'why'), passed('writes')],
  );
  expect(better.passed).toBe(false);
  expect(better.text).toContain('✗ reads\n    Google: why');
});

test('A test that ran on only one server is a difference.', () => {
  expect(compareOutcomes([passed('reads')], [passed('reads'), passed('writes')]).passed).toBe(
    false,
  );
  expect(
    compareOutcomes([pending('reads'), passed('writes')], [passed('reads'), passed('writes')])
      .passed,
  ).toBe(false);
});

test('An excluded difference does not count, and its reason is given.', () => {
  const signIn = 'Initialization getAuth() before getFirestore()';
  const { text, passed: agree } = compareOutcomes(
    [passed('reads'), failed(signIn, 'no')],
    [passed('reads'), passed(signIn)],
  );
  expect(agree).toBe(true);
  expect(text).toContain('1 of 1 the same on both, 1 of them passed; 1 not counted');
  expect(text).toContain('They sign in with Firebase Authentication');
});

test('Empty runs do not agree.', () => {
  expect(compareOutcomes([], []).passed).toBe(false);
});
