import { beforeEach, expect, test } from 'vitest';
import { openJobBench, sourcePages } from './open-job-bench.ts';

const bench = await openJobBench();
beforeEach(() => bench.clear());

const rates = () => bench.contents('bank-rates');

test('The job stores a verified bank’s board; the same again changes nothing', async () => {
  await bench.run('central-bank');
  const first = await bench.run('bank-rates');
  expect(first).toMatchObject({ ok: true, report: { sources: { STBK: { state: 'stored' } } } });
  const stored = await rates();
  expect(stored['bank-rates/2026-11-19_STBK_EUR']).toMatchObject({ source: 'bank-page' });
  const later = { now: new Date('2026-11-19T17:40:00Z') };
  expect(await bench.run('bank-rates', later)).toMatchObject({ ok: true, report: { rows: 0 } });
  expect(await rates()).toEqual(stored);
});

test('Once a bank’s page is stored, requests are conditional on that day alone', async () => {
  const asked: unknown[] = [];
  const versioned: typeof fetch = async (input, init) => {
    const known = new Headers(init?.headers).get('if-none-match');
    asked.push(known);
    if (known === '"a"') return new Response(null, { status: 304 });
    const answer = await sourcePages(input, init);
    answer.headers.set('etag', '"a"');
    return answer;
  };
  await bench.run('bank-rates', { fetch: versioned });
  const second = await bench.run('bank-rates', { fetch: versioned });
  expect(second).toMatchObject({ report: { sources: { STBK: { state: 'unchanged' } } } });
  const friday = new Date('2026-11-20T17:00:00Z');
  const third = await bench.run('bank-rates', { fetch: versioned, now: friday });
  expect(third).toMatchObject({ ok: false, report: { sources: { STBK: { state: 'failed' } } } });
  expect(asked).toEqual([null, '"a"', null]);
});
