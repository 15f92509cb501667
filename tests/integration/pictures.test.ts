import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { openRasterizer } from '@dinar/functions/http/open-rasterizer';
import { readDay } from '@dinar/functions/store/open-data/read-open-days';
import { siteOfShell } from '@dinar/site/delivery/shell-site';
import { dayPicture } from '@dinar/site/picture/day-picture';
import { dayPictureSvg } from '@dinar/site/picture/day-picture-svg';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect, inject, test } from 'vitest';
import { pngSize } from '../support/png-size.ts';
import { openStaffDatabase } from './open-staff-database.ts';

const { hostingUrl } = inject('stack');
const db = openStaffDatabase();

const ask = (path: string, init: RequestInit = {}) => fetch(`${hostingUrl}/partage/${path}`, init);

/** The central bank's last days, the latest first. */
async function officialDays(): Promise<RateDate[]> {
  const own = db.collection('bank-snapshots').where('bankId', '==', 'BCTN');
  const { docs } = await own.orderBy('date', 'desc').limit(5).get();
  return docs.flatMap((entry) => parseRateDate(entry.get('date')) ?? []);
}

/** The numbers that a picture must have, read from the documents without the site's own readers. */
async function expectedNumbers(day: string, currency: string): Promise<string[]> {
  const { docs } = await db.collection('bank-snapshots').where('date', '==', day).get();
  const rateOf = (entry: DocumentData) => entry.get(`rates.${currency}`);
  const counters = docs
    .filter((entry) => entry.get('bankId') !== 'BCTN')
    .flatMap((entry) => rateOf(entry) ?? []);
  const central = docs.find((entry) => entry.get('bankId') === 'BCTN');
  return [
    central && rateOf(central).rate,
    Math.max(...counters.map(({ purchaseRate }) => purchaseRate)),
    Math.min(...counters.map(({ saleRate }) => saleRate)),
  ].map((rate) => formatHeadlineRate(rate, 'fr'));
}

test.each([
  ['latest', 'EUR', /^public, max-age=300,/],
  ['oldest', 'USD', /^public, max-age=31536000, immutable$/],
] as const)(
  'The picture of the %s day in %s has the numbers of the store',
  async (which, currency, kept) => {
    const day = (await officialDays()).at(which === 'latest' ? 0 : -1);
    if (!day) throw new Error('The demonstration has no official rate');
    const response = await ask(`${day}/${currency}.png`);
    const { status, headers } = response;
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toMatch(kept);
    const png = new Uint8Array(await response.arrayBuffer());
    expect(pngSize(png)).toEqual({ width: 1200, height: 630 });

    const picture = dayPicture({ day, currency }, (await readDay(db, day)).days, 'fr');
    const { mid, best, isDemo } = picture ?? {};
    const numbers = await expectedNumbers(day, currency);
    expect([mid, best?.purchase.rate, best?.sale.rate]).toEqual(numbers);
    expect(isDemo).toBe(true);
    const site = siteOfShell(await (await fetch(`${hostingUrl}/shell.html`)).text());
    const expected = (await openRasterizer())(picture ? dayPictureSvg(picture, site) : '', 'fr');
    expect(Buffer.compare(expected, png)).toBe(0);
  },
);

test('A picture cannot be posted to', async () => {
  expect((await ask('2026-11-20/EUR.png', { method: 'POST', body: 'x' })).status).toBe(405);
});
