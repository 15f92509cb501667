import { day } from '@dinar/domain/testing/rate-arbitraries';
import { bankRatesJob } from '@dinar/functions/jobs/update-bank-rates';
import { nextDay } from '@dinar/functions/sources/bank-table/testing/bank-page-mutilations';
import { cell, inRow, inRows } from '@dinar/functions/sources/bank-table/testing/page-edits';
import {
  type ShapedPage,
  shapedPages,
} from '@dinar/functions/sources/bank-table/testing/shaped-pages';
import { judgePage } from '@dinar/functions/store/imports/judge-page';
import { beforeEach, expect, test } from 'vitest';
import { jobContext } from '../job-context.ts';
import { evening, openJobBench } from './open-job-bench.ts';

const bench = await openJobBench();
beforeEach(() => bench.clear());

async function read(shaped: ShapedPage, body: string, on: string, verifiedOn = '2026-10-01') {
  const { report } = await bench.run('bank-rates', {
    job: bankRatesJob([{ page: shaped.page, verifiedOn: day(verifiedOn) }]),
    now: new Date(`${on}T16:30:00Z`),
    fetch: async () => new Response(body, { headers: { 'content-type': 'text/html' } }),
  });
  return report.sources?.[shaped.page.bankId];
}

test('A page of a new shape is refused each day, until someone has verified it again', async () => {
  const { namedCells } = shapedPages;
  const on = (date: string) => namedCells.body.replaceAll('12/11/26', date);
  const renamed = (date: string) => on(date).replace('<th>Vente</th>', '<th>Vente chèques</th>');
  expect(await read(namedCells, on('12/11/26'), '2026-11-12')).toMatchObject({ rows: 11 });
  for (const date of ['13', '16']) {
    expect(await read(namedCells, renamed(`${date}/11/26`), `2026-11-${date}`)).toMatchObject({
      state: 'failed',
      failure: 'unreadable',
      reason: expect.stringContaining(
        'l’en-tête était « code | vente | achat | date », il est « code | vente cheques | achat | date »',
      ),
    });
  }
  const anew = await read(namedCells, renamed('16/11/26'), '2026-11-16', '2026-11-16');
  expect(anew).toEqual({ state: 'stored', rows: 11, refused: 0 });
  const letters = await bench.contents('system/dead-letters/sources');
  expect(Object.keys(letters)).toEqual([
    'system/dead-letters/sources/bank-rates_STBK_2026-11-13_changed-shape',
    'system/dead-letters/sources/bank-rates_STBK_2026-11-16_changed-shape',
  ]);
});

test('Rates of a page without a day are stored on the day they changed, and on no other', async () => {
  const { headedTable } = shapedPages;
  const moved = headedTable.body.replace('>3.360<', '>3.361<');
  const first = await read(headedTable, headedTable.body, '2026-11-12');
  expect(first).toMatchObject({ state: 'unchanged', rows: 0 });
  expect(first?.reason).toContain('Première lecture d’une page sans jour');
  expect(await read(headedTable, moved, '2026-11-13')).toMatchObject({ state: 'stored', rows: 12 });
  for (const later of ['2026-11-13', '2026-11-16', '2026-11-17']) {
    expect(await read(headedTable, moved, later)).toEqual({
      state: 'unchanged',
      rows: 0,
      refused: 0,
    });
  }
  const stored = Object.keys(await bench.contents('bank-rates'));
  expect(stored.filter((path) => !path.includes('2026-11-13'))).toEqual([]);
});

test('A page that lost a sale rate is stored without that row; one that lost them all, not at all', async () => {
  const { captionRow } = shapedPages;
  const friday = nextDay(captionRow);
  const withoutSale = cell(4, '—');
  expect(await read(captionRow, captionRow.body, '2026-11-12')).toMatchObject({ refused: 0 });
  expect(await read(captionRow, inRows(withoutSale)(friday), '2026-11-13')).toMatchObject({
    state: 'failed',
    failure: 'implausible',
  });
  expect(await read(captionRow, inRow('EUR', withoutSale)(friday), '2026-11-13')).toMatchObject({
    state: 'stored',
    rows: 10,
    reason: 'EUR : la vente n’est pas imprimée.',
  });
});

test('A saved page without a day waits for a person, although its description is verified', async () => {
  const { page, body } = shapedPages.headedTable;
  const date = day('2026-11-12');
  await read(shapedPages.headedTable, body.replace('>3.360<', '>3.361<'), date);
  const { log } = jobContext(bench.db, evening);
  const saved = { bank: page.bankId, body, address: undefined };
  const judged = (isApproved: boolean) =>
    judgePage(bench.db, saved, {
      now: new Date(`${date}T16:30:00Z`),
      day: date,
      log,
      pages: [{ page, verifiedOn: '2026-10-01' }],
      isApproved,
    });
  const asked = await judged(false);
  expect(asked).toMatchObject({
    status: 'à confirmer',
    lines: expect.arrayContaining([
      expect.stringContaining('La page ne dit pas de quel jour elle est'),
      expect.stringMatching(/ → EUR \(coté pour 1\) : achat 3,360, vente 3,440$/),
    ]),
  });
  expect(await bench.contents('bank-rates')).toEqual({});
  expect(await judged(true)).toMatchObject({ status: 'pris' });
  expect(await bench.db.doc(`bank-rates/${date}_BIAT_EUR`).get()).toMatchObject({ exists: true });
});
