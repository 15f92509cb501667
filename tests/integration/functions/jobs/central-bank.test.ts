import { simulatedMid } from '@dinar/local-run/demo/simulated-market';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayOf, type JobBench, openJobBench, thursday } from './open-job-bench.ts';
import { centralPageOf, unreachable } from './source-pages.ts';

let bench: JobBench;

beforeAll(async () => {
  bench = await openJobBench();
});
beforeEach(() => bench.clear());
afterAll(() => bench.close());

const rates = () => bench.contents('bank-rates');

async function daysOfCentralRates(): Promise<string[]> {
  const paths = Object.keys(await rates()).filter((path) => path.includes('_BCTN_'));
  return [...new Set(paths.map((path) => path.slice('bank-rates/'.length).slice(0, 10)))].sort();
}

test('The job stores the day and the week’s lacking working days, and asks no more once it is there', async () => {
  const result = await bench.run('central-bank');
  expect(result).toMatchObject({
    ok: true,
    report: {
      rows: 120,
      sources: {
        BCT: { state: 'stored', rows: 20, refused: 0 },
        'BCT archive': { state: 'stored', rows: 100, refused: 0 },
      },
    },
  });
  expect(await daysOfCentralRates()).toEqual([
    '2026-11-12',
    '2026-11-13',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
  ]);
  const stored = await rates();
  expect(stored['bank-rates/2026-11-19_BCTN_JPY']).toMatchObject({
    purchaseRate: Number(simulatedMid('JPY', thursday).toFixed(6)),
    source: 'bct',
    status: 1,
  });
  const silent = await bench.run('central-bank', { fetch: unreachable });
  expect(silent).toMatchObject({ ok: true, report: { rows: 0 } });
  expect(await rates()).toEqual(stored);
});

test('The job waits while the page shows the day before, and calls it a fault from 19 h on', async () => {
  const yesterday = { fetch: centralPageOf('2026-11-18') };
  expect(await bench.run('central-bank', yesterday)).toMatchObject({
    ok: true,
    report: { rows: 0, sources: { BCT: { state: 'waiting' } } },
  });
  expect(await bench.health('central-bank')).toMatchObject({ error: null, lastSuccessAt: null });
  const late = new Date('2026-11-19T18:00:00Z');
  expect(await bench.run('central-bank', { ...yesterday, now: late })).toMatchObject({
    ok: false,
    error:
      'BCT: the page shows 2026-11-18, not 2026-11-19. Nothing was stored; ask again when the day is published.',
  });
  expect(await rates()).toEqual({});
});

test('The job does nothing on a public holiday or a weekend', async () => {
  for (const now of ['2026-12-17T17:30:00Z', '2026-11-21T17:30:00Z']) {
    const result = await bench.run('central-bank', { now: new Date(now), fetch: unreachable });
    expect(result).toMatchObject({ ok: true, report: { rows: 0 } });
  }
});

test('The job asks the archive for a day named by hand, and refuses another in its place', async () => {
  const date = dayOf('2026-11-11');
  expect(await bench.run('central-bank', { date })).toMatchObject({ report: { rows: 20 } });
  expect(await daysOfCentralRates()).toEqual(['2026-11-11']);
  const other = await bench.run('central-bank', {
    date: dayOf('2026-11-10'),
    fetch: centralPageOf('2026-11-09'),
  });
  expect(other).toMatchObject({ ok: false, report: { rows: 0 } });
  expect(await daysOfCentralRates()).toEqual(['2026-11-11']);
});

test('The backfill job reads the lacking working days of a range, with a pause between them', async () => {
  await bench.run('central-bank', { date: dayOf('2026-11-03') });
  const range = { from: dayOf('2026-10-30'), date: dayOf('2026-11-05') };
  expect(await bench.run('central-bank-backfill', range)).toMatchObject({
    ok: true,
    report: { rows: 80, sources: { 'BCT archive': { state: 'stored', rows: 80 } } },
  });
  expect(await daysOfCentralRates()).toHaveLength(5);
  expect(bench.pauses).toEqual([2000, 2000, 2000]);
  const again = await bench.run('central-bank-backfill', { ...range, fetch: unreachable });
  expect(again).toMatchObject({ ok: true, report: { rows: 0 } });
});
