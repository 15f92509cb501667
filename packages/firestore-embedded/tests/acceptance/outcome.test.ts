import { expect, test } from 'vitest';
import { summarize } from './outcome.ts';

test('A run passes if all counted tests passed.', () => {
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

test('An empty run fails, and so does a run with a failure, which is reported.', () => {
  expect(summarize([]).passed).toBe(false);
  const { text, passed } = summarize([{ title: 'Queries', state: 'failed', ms: 1, error: 'why' }]);
  expect(passed).toBe(false);
  expect(text).toContain('✗ Queries\n    why');
});
