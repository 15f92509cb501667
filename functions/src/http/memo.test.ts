import { expect, test } from 'vitest';
import { memo } from './memo.ts';

function setUp() {
  const source = { value: 'a', reads: 0, fails: false, nowMs: 0 };
  const reports: unknown[] = [];
  const read = memo({
    keptForMs: 10,
    load: async () => {
      source.reads += 1;
      if (source.fails) throw new Error('unreachable');
      return source.value;
    },
    isGood: (value) => value !== '',
    nowMs: () => source.nowMs,
    report: (error) => reports.push(error),
  });
  return { source, reports, read };
}

test('A fresh value is returned without a read, and concurrent callers share one read', async () => {
  const { source, read } = setUp();
  const a = { value: 'a', isStale: false };
  expect(await Promise.all([read(), read()])).toEqual([a, a]);
  source.nowMs = 10;
  expect(await read()).toEqual(a);
  expect(source.reads).toBe(1);
});

test.each([11, 1_000_000, -1])('At %i ms the caller gets a newly read value', async (at) => {
  const { source, read } = setUp();
  await read();
  Object.assign(source, { value: 'b', nowMs: at });
  expect(await read()).toEqual({ value: 'b', isStale: false });
  expect(source.reads).toBe(2);
});

test('A failed read is reported and returns the last good value as stale, and the next call reads again', async () => {
  const { source, reports, read } = setUp();
  await read();
  Object.assign(source, { fails: true, nowMs: 300 });
  expect(await read()).toEqual({ value: 'a', isStale: true });
  expect(reports).toEqual([new Error('unreachable')]);
  Object.assign(source, { fails: false, value: 'b' });
  expect(await read()).toEqual({ value: 'b', isStale: false });
});

test('Without a good value the error of a failed read is thrown', async () => {
  const { source, reports, read } = setUp();
  source.fails = true;
  await expect(read()).rejects.toThrow('unreachable');
  expect(reports).toEqual([]);
});

test('A value that is not good is returned but not cached', async () => {
  const { source, read } = setUp();
  source.value = '';
  const none = { value: '', isStale: false };
  expect([await read(), await read()]).toEqual([none, none]);
  expect(source.reads).toBe(2);
});

test('A read during which the instance was frozen is not shared with later callers', async () => {
  let nowMs = 0;
  const answers: ((value: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => answers.push(resolve));
  const read = memo({
    keptForMs: 10,
    load,
    isGood: () => true,
    nowMs: () => nowMs,
    report: () => {},
  });
  const before = read();
  nowMs = 50;
  const after = read();
  expect(answers).toHaveLength(2);
  answers[1]?.('new');
  expect(await after).toEqual({ value: 'new', isStale: false });
  answers[0]?.('old');
  expect(await before).toEqual({ value: 'old', isStale: true });
  expect(await read()).toEqual({ value: 'new', isStale: false });
});
