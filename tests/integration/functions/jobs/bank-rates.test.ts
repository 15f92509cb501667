import { beforeEach, expect, test } from 'vitest';
import { openJobBench, versioned } from './open-job-bench.ts';

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

test('A row that staff delete is written again by the next read of its unchanged page', async () => {
  await bench.run('bank-rates', { fetch: versioned });
  const stored = await rates();
  await bench.db.doc('bank-rates/2026-11-19_STBK_EUR').delete();
  expect(await bench.run('bank-rates', { fetch: versioned })).toMatchObject({
    report: { rows: 1 },
  });
  expect(Object.keys(await rates())).toEqual(Object.keys(stored));
});
