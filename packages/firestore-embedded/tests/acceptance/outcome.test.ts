import { expect, test } from 'vitest';
import { summarize } from './outcome.ts';

test('A run passes if all counted tests passed.', () => {
  const { text, passed } = summarize([
    { title: 'Queries work', state: 'passed' },
    { title: 'Pipelines work', state: 'pending' },
    { title: 'Initialization getAuth() before getFirestore()', state: 'failed', error: 'no' },
    {
      title: 'Vectors work',
      state: 'failed',
      error: '12 UNIMPLEMENTED: Vectors are not supported by this server.',
    },
  ]);
  expect(passed).toBe(true);
  expect(text).toContain('1 not counted: Vectors are not supported by this server');
  expect(text).toContain('1 passed, 0 failed, 2 not counted, 1 left out by the suite itself');
});

test('An empty run fails, and so does a run with a failure, which is reported.', () => {
  expect(summarize([]).passed).toBe(false);
  const { text, passed } = summarize([{ title: 'Queries', state: 'failed', error: 'why' }]);
  expect(passed).toBe(false);
  expect(text).toContain('✗ Queries\n    why');
});
