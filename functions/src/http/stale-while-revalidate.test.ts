import { expect, test } from 'vitest';
import { staleWhileRevalidate } from './stale-while-revalidate.ts';

function setUp() {
  const source = { value: 'a', reads: 0, fails: false, nowMs: 0 };
  const reports: unknown[] = [];
  const read = staleWhileRevalidate({
    freshMs: 10,
    staleMs: 100,
    load: async () => {
      source.reads += 1;
      if (source.fails) throw new Error('unreachable');
      return source.value;
    },
    isWorthKeeping: (value) => value !== '',
    nowMs: () => source.nowMs,
    report: (error) => reports.push(error),
  });
  return { source, reports, read };
}

test('A fresh value is given without reading; several who wait share one reading', async () => {
  const { source, read } = setUp();
  expect(await Promise.all([read(), read()])).toEqual(['a', 'a']);
  source.nowMs = 10;
  expect(await read()).toBe('a');
  expect(source.reads).toBe(1);
});

test('A stale value is given at once, and the next visitor gets what was read meanwhile', async () => {
  const { source, read } = setUp();
  await read();
  Object.assign(source, { value: 'b', nowMs: 50 });
  expect(await read()).toBe('a');
  await Promise.resolve();
  expect(await read()).toBe('b');
  expect(source.reads).toBe(2);
});

test('A value too old waits for the reading, and fails with it', async () => {
  const { source, read } = setUp();
  await read();
  Object.assign(source, { value: 'b', nowMs: 101 });
  expect(await read()).toBe('b');
  Object.assign(source, { fails: true, nowMs: 300 });
  await expect(read()).rejects.toThrow('unreachable');
});

test('A reading that fails behind a stale value is told of, and tried again', async () => {
  const { source, reports, read } = setUp();
  await read();
  Object.assign(source, { fails: true, nowMs: 50 });
  expect(await read()).toBe('a');
  await new Promise((resolve) => setImmediate(resolve));
  expect(reports).toEqual([new Error('unreachable')]);
  Object.assign(source, { fails: false, value: 'b' });
  await read();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await read()).toBe('b');
});

test('A value that is not worth keeping is read anew each time', async () => {
  const { source, read } = setUp();
  source.value = '';
  expect([await read(), await read()]).toEqual(['', '']);
  expect(source.reads).toBe(2);
});
