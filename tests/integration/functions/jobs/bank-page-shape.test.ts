import { day } from '@dinar/domain/testing/rate-arbitraries';
import { bankRatesJob } from '@dinar/functions/jobs/update-bank-rates';
import { nextDay } from '@dinar/functions/sources/bank-table/testing/bank-page-mutilations';
import {
  cell,
  inRow,
  inRows,
  replaced,
} from '@dinar/functions/sources/bank-table/testing/page-edits';
import {
  type ShapedPage,
  shapedPages,
} from '@dinar/functions/sources/bank-table/testing/shaped-pages';
import type { UnusableFileError } from '@dinar/functions/sources/import-file/unusable-file-error';
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

async function drop({ page }: ShapedPage, body: string, on: string, isApproved = true) {
  const { log } = jobContext(bench.db, evening);
  const saved = { bank: page.bankId, body, address: undefined };
  const pages = [{ page, verifiedOn: '2026-10-01' }];
  const context = { now: new Date(`${on}T16:30:00Z`), day: day(on), log, pages, isApproved };
  return judgePage(bench.db, saved, context);
}

test.each([
  ['the day before', replaced('13/11/2026', '12/11/2026'), 'la page montre 2026-11-12'],
  ['every sale lacking', inRows(cell(4, '—')), '11 lignes sur 11 sont refusées'],
  ['one sale lacking', inRow('EUR', cell(4, '—')), 'EUR : la vente n’est pas imprimée.'],
])('A page with %s has one verdict, fetched or dropped', async (_, edit, verdict) => {
  const { captionRow } = shapedPages;
  const body = edit(nextDay(captionRow));
  await read(captionRow, captionRow.body, '2026-11-12');
  const fetched = await read(captionRow, body, '2026-11-13');
  const stored = await bench.contents('bank-rates');
  await bench.clear();
  await read(captionRow, captionRow.body, '2026-11-12');
  const dropped = await drop(captionRow, body, '2026-11-13').then(
    ({ lines }) => lines.join(' '),
    (error: UnusableFileError) => error.message,
  );
  expect([fetched?.reason, dropped]).toEqual(Array(2).fill(expect.stringContaining(verdict)));
  expect(Object.keys(await bench.contents('bank-rates'))).toEqual(Object.keys(stored));
});

test('A saved page without a day waits for a person, although its description is verified', async () => {
  const { headedTable } = shapedPages;
  const { body } = headedTable;
  const on = '2026-11-12';
  await read(headedTable, body.replace('>3.360<', '>3.361<'), on);
  expect(await drop(headedTable, body, on, false)).toMatchObject({
    status: 'à confirmer',
    lines: expect.arrayContaining([
      expect.stringContaining('La page ne dit pas de quel jour elle est'),
      expect.stringMatching(/ → EUR \(coté pour 1\) : achat 3,360, vente 3,440$/),
    ]),
  });
  expect(await bench.contents('bank-rates')).toEqual({});
  expect(await drop(headedTable, body, on)).toMatchObject({ status: 'pris' });
  expect(await bench.db.doc(`bank-rates/${on}_BIAT_EUR`).get()).toMatchObject({ exists: true });
});
