import { beforeEach, expect, test } from 'vitest';
import { evening, openJobBench, sourcePages, unreachable, versioned } from './open-job-bench.ts';

const bench = await openJobBench();
beforeEach(() => bench.clear());

test('The job stores sixteen coins under our ids; an older answer changes nothing', async () => {
  expect(await bench.run('crypto')).toMatchObject({ ok: true, report: { rows: 16 } });
  const stored = await bench.contents('coins');
  expect(Object.keys(stored)).toContain('coins/polygon');
  expect(stored['coins/bitcoin']).toMatchObject({ symbol: 'btc', source: 'coingecko' });
  const earlier = new Date(evening.getTime() - 600_000);
  expect(await bench.run('crypto', { now: earlier })).toMatchObject({ report: { rows: 0 } });
  expect(await bench.run('crypto')).toMatchObject({ report: { rows: 0 } });
  expect(await bench.contents('coins')).toEqual(stored);
});

test('Once an answer is stored whole, its source may say that it is unchanged', async () => {
  const partial: typeof fetch = async (input, init) => {
    const [first, ...others] = await (await versioned(input, init)).json();
    const body = JSON.stringify([{ ...first, current_price: null }, ...others]);
    return new Response(body, { headers: { 'content-type': 'application/json', etag: '"a"' } });
  };
  await bench.run('crypto', { fetch: partial });
  expect(await bench.run('crypto', { fetch: versioned })).toMatchObject({ report: { rows: 1 } });
  await bench.db.doc('coins/bitcoin').delete();
  expect(await bench.run('crypto', { fetch: versioned })).toMatchObject({
    report: { rows: 0, sources: { coingecko: { state: 'unchanged' } } },
  });
});

test('The job stores each feed’s headlines; one feed down does not stop the others', async () => {
  const oneDown: typeof fetch = (input, init) =>
    String(input).includes('kapitalis') ? unreachable(input, init) : sourcePages(input, init);
  expect(await bench.run('news', { fetch: oneDown })).toMatchObject({
    ok: true,
    report: { rows: 12, sources: { kapitalis: { state: 'failed' } } },
  });
  expect(await bench.run('news')).toMatchObject({ ok: true, report: { rows: 3 } });
  const stored = await bench.contents('news');
  expect(Object.keys(stored)).toHaveLength(15);
  expect(await bench.run('news')).toMatchObject({ report: { rows: 0 } });
  expect(await bench.contents('news')).toEqual(stored);
});
