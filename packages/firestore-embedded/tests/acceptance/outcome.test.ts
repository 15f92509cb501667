import { expect, test } from 'vitest';
import { summarize } from './outcome.ts';

test('A run passes when all that counts has passed.', () => {
  const { text, passed } = summarize([
    { title: 'Queries work', state: 'passed', ms: 1 },
    { title: 'Pipelines work', state: 'pending', ms: 0 },
    {
      title: 'Initialization getAuth() before getFirestore()',
      state: 'failed',
      ms: 1,
      error: 'no',
    },
  ]);
  expect(passed).toBe(true);
  expect(text).toContain('1 passed, 0 failed, 1 not counted, 1 left out by the suite itself');
});

test('A run of nothing has not passed, nor one with a failure, which is named.', () => {
  expect(summarize([]).passed).toBe(false);
  const { text, passed } = summarize([{ title: 'Queries', state: 'failed', ms: 1, error: 'why' }]);
  expect(passed).toBe(false);
  expect(text).toContain('✗ Queries\n    why');
});
