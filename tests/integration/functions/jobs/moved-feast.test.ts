import { day } from '@dinar/domain/testing/rate-arbitraries';
import { bctBody } from '@dinar/tools/local/demo/sources/bct-body';
import { demoFetch } from '@dinar/tools/local/demo/sources/demo-fetch';
import { stbBody } from '@dinar/tools/local/demo/sources/stb-body';
import { beforeEach, expect, test } from 'vitest';
import { openJobBench } from './open-job-bench.ts';

const bench = await openJobBench();
beforeEach(() => bench.clear());

// The Aïd is expected on the 27th and 28th of May 2026, Wednesday and Thursday. The moon was seen a day late:
// Wednesday was a working day, and the feast was on Thursday and Friday.
const wednesday = day('2026-05-27');
const eveningOf = (day: string) => new Date(`2026-05-${day}T18:30:00Z`);
const html = { 'content-type': 'text/html; charset=utf-8' };
const archive = demoFetch(wednesday, () => eveningOf('27'));

const movedFeast: typeof fetch = async (input, init) => {
  const address = String(input);
  if (address.endsWith('/cours.jsp')) return new Response(bctBody(wednesday), { headers: html });
  if (address.includes('stb.com.tn')) return new Response(stbBody(wednesday), { headers: html });
  return archive(input, init);
};

test('Rates published on the expected day of a feast that moved are requested and stored', async () => {
  const run = { now: eveningOf('27'), fetch: movedFeast };
  const central = await bench.run('central-bank', run);
  expect(central.report.sources?.BCT).toEqual({ state: 'stored', rows: 20, refused: 0 });
  const banks = await bench.run('bank-rates', run);
  expect(banks.report.sources?.STBK).toMatchObject({ state: 'stored', refused: 0 });
});

test('On a feast and beside it a page of the day before is no fault, however late it is', async () => {
  await bench.run('central-bank', { now: eveningOf('27'), fetch: movedFeast });
  for (const day of ['28', '29']) {
    const run = { now: eveningOf(day), fetch: movedFeast };
    const central = await bench.run('central-bank', run);
    expect(central).toMatchObject({ ok: true, report: { sources: { BCT: { state: 'waiting' } } } });
    const banks = await bench.run('bank-rates', run);
    expect(banks).toMatchObject({ ok: true, report: { sources: { STBK: { state: 'waiting' } } } });
  }
  const letters = await bench.contents('system/dead-letters/sources');
  expect(Object.keys(letters)).toEqual([]);
});

test('The archive’s days near a feast are requested, and one that it does not have is no fault', async () => {
  const range = { from: day('2026-05-25'), date: day('2026-05-29') };
  const result = await bench.run('central-bank-backfill', { ...range, now: eveningOf('31') });
  // Monday, Tuesday, and the Friday after the feast.
  expect(result).toMatchObject({
    ok: true,
    report: { rows: 60, sources: { 'BCT archive': { state: 'stored', rows: 60, refused: 0 } } },
  });
  expect(bench.pauses).toHaveLength(4);
});
