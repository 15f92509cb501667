import { day } from '@dinar/domain/testing/rate-arbitraries';
import { ingestRates } from '@dinar/functions/store/ingest/ingest-rates';
import { beforeEach, expect, test, vi } from 'vitest';
import { centralRates } from './central-rates.ts';
import { mistakenFiles } from './mistaken-files.ts';
import { openInbox } from './open-inbox.ts';

const inbox = await openInbox();
const yesterday = day('2026-11-19');
const central = { EUR: 3.4, USD: 2.911, JPY: 0.0185, CHF: 3.71 };

// Yesterday's central rates, and BIAT's rate of yesterday and of last week.
beforeEach(async () => {
  vi.setSystemTime(new Date('2026-11-20T09:00:00Z'));
  await inbox.clear();
  const now = new Date('2026-11-19T18:00:00Z');
  const mids = centralRates(yesterday, central);
  await ingestRates(inbox.db, mids, { now, source: 'bct' });
  const euro = { bankId: 'BIAT', currency: 'EUR', purchaseRate: 3.355, saleRate: 3.435 };
  const rows = [yesterday, day('2026-11-13')].map((date) => ({ ...euro, date }));
  await ingestRates(inbox.db, rows, { now, source: 'import' });
});

async function pricesOfImports() {
  const rows = await inbox.db.collection('bank-rates').get();
  const own = rows.docs.filter((row) => row.get('bankId') !== 'BCTN');
  const prices = own.map((row) => [row.id, [row.get('purchaseRate'), row.get('saleRate')]]);
  return Object.fromEntries(prices);
}

test.each(mistakenFiles)(
  '$what: $status',
  async ({ name, content, status, says, rows, isWrong }) => {
    const before = await pricesOfImports();
    const document = await inbox.take(await content, name);
    const { answer, lines } = document?.data() ?? {};
    expect({
      status: document?.get('status'),
      words: [answer, ...(lines ?? [])].join('\n'),
    }).toEqual({
      status,
      words: expect.stringContaining(says),
    });
    if (status !== 'pris') expect(await pricesOfImports()).toEqual(before);
    if (status === 'à confirmer' && !isWrong) {
      const why = document?.get('why') === '' ? { why: 'Vérifié auprès de la banque' } : {};
      const { stored } = await inbox.write(document, { approved: true, by: 'Amel', ...why });
      expect(stored.data()).toMatchObject({ status: 'pris' });
    }
    expect(await pricesOfImports()).toEqual({ ...before, ...rows });
  },
);
