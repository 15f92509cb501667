import { day } from '@dinar/domain/testing/rate-arbitraries';
import { bankRatesJob } from '@dinar/functions/jobs/update-bank-rates';
import {
  type ShapedPage,
  shapedPages,
} from '@dinar/functions/sources/bank-table/testing/shaped-pages';
import { beforeEach, expect, test } from 'vitest';
import { openJobBench } from './open-job-bench.ts';

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
