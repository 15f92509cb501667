import { expect, test } from 'vitest';
import { jsonLog } from './log.ts';

test('An event is a line of JSON with its time, and events below the given level are left out.', () => {
  const lines: string[] = [];
  const log = jsonLog('warn', (line) => lines.push(line));
  log('connection lost', {}, 'debug');
  log('imported', { documents: 3 });
  log('event given up', { trigger: 't' }, 'error');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: 'error', event: 'event given up', trigger: 't' },
  ]);
});
