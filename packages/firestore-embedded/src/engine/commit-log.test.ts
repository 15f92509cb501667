import { expect, test } from 'vitest';
import { CommitLog } from './commit-log.ts';

const second = 1_000_000;
const name = 'projects/p/databases/(default)/documents/c/a';
const time = '2026-11-20T10:00:00.000000Z';

function version(length: number) {
  const fields = { text: { stringValue: 'x'.repeat(length) } };
  return { name, fields, createTime: time, updateTime: time };
}

function commitAt(at: number, length: number) {
  const change = { name, before: version(length), after: version(length), time };
  return { time: at, changes: [{ ...change, caller: { kind: 'owner' } as const }] };
}

test('The newest replaced versions are kept, up to the limit in bytes.', () => {
  const log = new CommitLog(0, 10_000);
  for (let at = 1; at <= 50; at += 1) log.append(commitAt(at, 900));
  const kept = Array.from({ length: 50 }, (_, at) => log.since(at)?.length);
  const reached = kept.filter((count) => count !== undefined);
  expect(reached.at(-1)).toBe(1);
  expect(reached.length).toBeGreaterThan(5);
  expect(reached.length).toBeLessThan(11);
  expect(log.undo(0)).toBeUndefined();
});

test('Commits older than five minutes are dropped at the next commit.', () => {
  const log = new CommitLog(0);
  log.append(commitAt(second, 10));
  log.append(commitAt(400 * second, 10));
  expect(log.since(0)).toBeUndefined();
  expect(log.since(second)).toHaveLength(1);
});
