import { day } from '@dinar/domain/testing/rate-arbitraries';
import { simulatedManualMid, simulatedMid } from '@dinar/tools/local/demo/simulated-market';
import { bctBody } from '@dinar/tools/local/demo/sources/bct-body';
import { beforeEach, expect, test } from 'vitest';
import {
  centralPageOf,
  centralPageToday,
  openJobBench,
  thursday,
  unreachable,
  withoutRows,
} from './open-job-bench.ts';

const bench = await openJobBench();
beforeEach(() => bench.clear());

const rates = () => bench.contents('bank-rates');

async function daysOfCentralRates(): Promise<string[]> {
  const paths = Object.keys(await rates()).filter((path) => path.includes('_BCTN_'));
  return [...new Set(paths.map((path) => path.slice('bank-rates/'.length).slice(0, 10)))].sort();
}

test('The job stores the day and the week’s missing working days, then sends no more requests', async () => {
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
    rate: Number(simulatedMid('JPY', thursday).toFixed(6)),
    manualRate: simulatedManualMid('JPY', thursday),
    source: 'bct',
    status: 1,
  });
  expect(stored['bank-rates/2026-11-19_BCTN_MAD']).not.toHaveProperty('manualRate');
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
      'BCT : la page montre le 2026-11-18, et non le 2026-11-19. Rien n’a été écrit ; la page sera lue de nouveau quand ce jour sera publié.',
  });
  expect(await rates()).toEqual({});
});

test('The job does nothing on a public holiday or a weekend', async () => {
  for (const now of ['2026-12-17T17:30:00Z', '2026-11-21T17:30:00Z']) {
    const result = await bench.run('central-bank', { now: new Date(now), fetch: unreachable });
    expect(result).toMatchObject({ ok: true, report: { rows: 0 } });
  }
});

test('The job requests a day named by hand from the archive, and refuses another in its place', async () => {
  const date = day('2026-11-11');
  expect(await bench.run('central-bank', { date })).toMatchObject({ report: { rows: 20 } });
  expect(await daysOfCentralRates()).toEqual(['2026-11-11']);
  const other = await bench.run('central-bank', {
    date: day('2026-11-10'),
    fetch: centralPageOf('2026-11-09'),
  });
  expect(other).toMatchObject({ ok: false, report: { rows: 0 } });
  expect(await daysOfCentralRates()).toEqual(['2026-11-11']);
});

const euroOf = async () => (await bench.db.doc('bank-rates/2026-11-19_BCTN_EUR').get()).get('rate');
const corrected = bctBody(thursday).replace(/(<td>EUR<.*?right'>) {2}[\d,]+</, '$1  3,4000<');

test('The last run of the day requests a day stored whole once more, because the bank corrects', async () => {
  await bench.run('central-bank');
  const published = await euroOf();
  const next = { now: new Date('2026-11-19T17:45:00Z'), fetch: centralPageToday(corrected) };
  expect(await bench.run('central-bank', next)).toMatchObject({ ok: true, report: { rows: 0 } });
  expect(await euroOf()).toBe(published);
  const last = { ...next, now: new Date('2026-11-19T18:45:00Z') };
  expect(await bench.run('central-bank', last)).toMatchObject({ ok: true, report: { rows: 1 } });
  expect(await euroOf()).toBe(3.4);
});

test('A day named by hand is requested although it is stored whole', async () => {
  await bench.run('central-bank');
  const byHand = { date: thursday, fetch: centralPageToday(corrected) };
  expect(await bench.run('central-bank', byHand)).toMatchObject({ report: { rows: 1 } });
  expect(await euroOf()).toBe(3.4);
  const silent = { date: thursday, fetch: unreachable };
  expect(await bench.run('central-bank', silent)).toMatchObject({ ok: false });
});

test('A day that lacks currencies of the days before is stored, names them, and is requested until it is whole', async () => {
  await bench.run('central-bank', { date: day('2026-11-18') });
  const lacking = withoutRows(bctBody(thursday), ['OMR', 'MRU']);
  const reason = 'Il manque à la page : MRU, OMR, OMR (change manuel).';
  const first = await bench.run('central-bank', { fetch: centralPageToday(lacking) });
  expect(first.report.sources?.BCT).toEqual({ state: 'stored', rows: 18, refused: 0, reason });
  const letters = await bench.contents('system/dead-letters/sources');
  expect(
    letters['system/dead-letters/sources/central-bank_BCT_2026-11-19_incomplete'],
  ).toMatchObject({ code: 'incomplete', detail: reason, runId: first.runId });
  const again = await bench.run('central-bank', {
    now: new Date('2026-11-19T17:45:00Z'),
    fetch: centralPageToday(lacking),
  });
  expect(again.report.sources?.BCT).toEqual({ state: 'unchanged', rows: 0, refused: 0, reason });
  const whole = await bench.run('central-bank', { now: new Date('2026-11-19T18:00:00Z') });
  expect(whole.report.sources?.BCT).toEqual({ state: 'stored', rows: 2, refused: 0 });
  expect(await bench.run('central-bank', { fetch: unreachable })).toMatchObject({ ok: true });
});

test('A page without its manual-exchange table gives its interbank rates, is reported and requested again', async () => {
  const page = bctBody(thursday);
  const interbank = page.slice(0, page.lastIndexOf('<h3'));
  await bench.run('central-bank', { date: day('2026-11-18') });
  const { report } = await bench.run('central-bank', { fetch: centralPageToday(interbank) });
  expect(report.sources?.BCT).toMatchObject({
    state: 'stored',
    rows: 20,
    reason: expect.stringMatching(/^Aucun cours du change manuel : aucun titre ne dit « .* »\./),
  });
  const whole = await bench.run('central-bank', { now: new Date('2026-11-19T18:00:00Z') });
  expect(whole.report.sources?.BCT).toEqual({ state: 'stored', rows: 17, refused: 0 });
});

test('The backfill job reads the missing working days of a range, with a pause between them', async () => {
  await bench.run('central-bank', { date: day('2026-11-03') });
  const range = { from: day('2026-10-30'), date: day('2026-11-05') };
  expect(await bench.run('central-bank-backfill', range)).toMatchObject({
    ok: true,
    report: { rows: 80, sources: { 'BCT archive': { state: 'stored', rows: 80 } } },
  });
  expect(await daysOfCentralRates()).toHaveLength(5);
  expect(bench.pauses).toEqual([2000, 2000, 2000]);
  const again = await bench.run('central-bank-backfill', { ...range, fetch: unreachable });
  expect(again).toMatchObject({ ok: true, report: { rows: 0 } });
  await bench.db.doc('bank-rates/2026-11-03_BCTN_SEK').delete();
  expect(await bench.run('central-bank-backfill', range)).toMatchObject({ report: { rows: 1 } });
});
