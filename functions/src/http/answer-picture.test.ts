import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { site } from '@dinar/site/testing/site-fixtures';
import { expect, test } from 'vitest';
import type { FoundDays } from '../store/open-data/read-open-days.ts';
import { answerPicture } from './answer-picture.ts';
import { openRasterizer } from './open-rasterizer.ts';

const shell = `<script type="application/json" id="site-config">${JSON.stringify({ site })}</script>`;
const date = day('2026-11-20');
const published: BankSnapshot = {
  bankId: centralBankCode,
  date,
  count: 1,
  rates: { EUR: { rate: 3.3891, source: 'bct' } },
};
const found: FoundDays = { days: [published], problems: [] };

async function ask(
  url: string,
  { today = '2026-11-20', read = async (_: RateDate) => found } = {},
) {
  const reports: unknown[] = [];
  const answer = await answerPicture(
    { url },
    {
      shell: async () => shell,
      day: read,
      rasterizer: openRasterizer,
      now: () => new Date(`${today}T14:32:00Z`),
      report: (_, details) => reports.push(details),
    },
  );
  return { ...answer, kept: answer.headers['Cache-Control'], reports };
}

const euro = '/partage/2026-11-20/EUR.png';

test('A picture is a PNG of 1200 by 630, cached for minutes until the next working day is over, and for a year after it', async () => {
  const { status, headers, body, kept } = await ask(euro);
  if (typeof body === 'string') throw new Error(body);
  expect([status, headers['Content-Type'], body.toString('latin1', 1, 4)]).toEqual([
    200,
    'image/png',
    'PNG',
  ]);
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(kept).toMatch(/max-age=300,/);
  for (const today of ['2026-11-21', '2026-11-22', '2026-11-23']) {
    expect((await ask(euro, { today })).kept, today).toBe(kept);
  }
  const later = await ask(euro, { today: '2026-11-24' });
  expect(later.kept).toBe('public, max-age=31536000, immutable');
  expect(later.body).toEqual(body);
});

test('Today’s address leads to the last published day of the week before, in its language', async () => {
  const read = async (asked: RateDate) => (asked === date ? found : { days: [], problems: [] });
  const at = async (url: string, today: string) => {
    const { status, headers } = await ask(url, { today, read });
    return [status, headers.Location];
  };
  expect(await at('/partage/2026-11-22/EUR.png', '2026-11-22')).toEqual([302, euro]);
  expect(await at('/partage/ar/2026-11-27/EUR.png', '2026-11-27')).toEqual([
    302,
    '/partage/ar/2026-11-20/EUR.png',
  ]);
  // A week later the rate is too old; a past day without rates never gets any.
  expect(await at('/partage/2026-11-28/EUR.png', '2026-11-28')).toEqual([404, undefined]);
  expect(await at('/partage/2026-11-22/EUR.png', '2026-11-23')).toEqual([404, undefined]);
});

test.each([
  '/partage/2026-11-20/USD.png',
  '/partage/2026-11-20/XXX.png',
  '/partage/2026-02-30/EUR.png',
  '/partage/2026-11-20/EUR.png?x=1',
  '/partage/%',
  '/',
])('%s answers 404 with the page for unknown addresses', async (url) => {
  expect(await ask(url)).toMatchObject({ status: 404, body: shell, reports: [] });
});

test('A failed read of the database is reported and answered with an uncached 503', async () => {
  const fault = new Error('unreachable');
  const failed = await ask(euro, { read: () => Promise.reject(fault) });
  expect(failed).toMatchObject({ status: 503, kept: 'no-store', reports: [fault] });
});

test('A document that cannot be read is left out and reported, and the picture never kept for long', async () => {
  const problems = [{ path: 'bank-snapshots/x', reason: 'date: missing' }];
  const { status, reports, kept } = await ask(euro, {
    read: async () => ({ days: [published], problems }),
    today: '2026-12-20',
  });
  expect([status, reports]).toEqual([200, [problems]]);
  expect(kept).toMatch(/max-age=300,/);
});
