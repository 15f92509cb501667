import { collection } from '@dinar/domain/documents/collections';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import { decimal } from '@dinar/domain/money/decimal';
import { writeCoins } from '@dinar/functions/store/ingest/write-coins';
import { expect, type Page } from '@playwright/test';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { billedReads, noteWire, openListeners } from './count-reads.ts';
import { changeTimers, rateOnHome } from './page-parts.ts';
import { liveEuro } from './stored-rates.ts';
import { openLive, test } from './visitor.ts';

test.use({
  // Chromium treats a page that a test fulfils as a public one, which may not connect to this machine.
  permissions: ['local-network-access'],
});

// Other tests empty the collection.
test.beforeAll(async ({ staffDb }) => {
  const coins = ['bitcoin', 'ethereum', 'dogecoin'].map((id) => ({ id, name: id, symbol: id }));
  await writeCoins(
    staffDb,
    coins.map((coin) => ({ ...coin, currentPrice: 1, source: 'demo', updatedAt: new Date() })),
  );
});

/** Makes every document as old as in a quiet hour, which would have passed without a change. */
async function quietHour(db: Firestore): Promise<void> {
  const found = await Promise.all(
    [collection.ratesStats, collection.coins].map((name) => db.collection(name).get()),
  );
  const documents = found.flatMap(({ docs }) => docs);
  expect(documents.length).toBeGreaterThan(20);
  const hourAgo = Timestamp.fromMillis(Date.now() - 3_600_000);
  for (const document of documents) {
    expect(document.get('changedAt')).toBeInstanceOf(Timestamp);
    await document.ref.update({ changedAt: hourAgo });
  }
}

/** Opens a page from a CDN's fresh copy; `meanwhile` runs before it opens and may change the HTML. */
async function openCached(
  page: Page,
  path: string,
  meanwhile: (html: string) => Promise<string> = async (html) => html,
): Promise<void> {
  const html = await meanwhile(await (await page.request.get(path)).text());
  await page.route(path, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await openLive(page, path);
}

async function expectReads(page: Page, count: number): Promise<void> {
  await expect.poll(() => reads(page)).toBe(count);
  // Only waiting shows that nothing more is requested.
  await page.waitForTimeout(3000);
  expect(await reads(page)).toBe(count);
}

async function reads(page: Page): Promise<number> {
  const billed = billedReads(await page.evaluate(() => Reflect.get(window, 'wire')));
  return [...billed.values()].reduce((sum, one) => sum + one, 0);
}

for (const [path, most] of Object.entries({
  '/': 1,
  '/comparateur': 1,
  '/comparateur?vue=crypto': 1,
  '/convertisseur': 1,
  '/cours-change': 1,
  '/cours-change/biat': 2,
  '/cryptomonnaies': 2,
  '/etat': 2,
  '/contact': 1,
  '/faq': 1,
})) {
  test(`In a quiet hour a cached visit of ${path} reads ${most}`, { tag: '@whole' }, async ({
    context,
    page,
    staffDb,
  }) => {
    await noteWire(context);
    await quietHour(staffDb);
    await openCached(page, path);
    await expectReads(page, most);
  });
}

test('Documents changed or emptied while the page was in a cache are shown, for one read each', {
  tag: '@whole',
}, async ({ context, page, staffDb }) => {
  await noteWire(context);
  await quietHour(staffDb);
  const { live, write } = await liveEuro(staffDb);
  const dollar = staffDb.doc(`${collection.ratesStats}/USD`);
  const fields = (await dollar.get()).data();
  const value = live.value + 0.0123;
  try {
    await openCached(page, '/', async (html) => {
      await write(value);
      const emptied = { banks: [], bctn_rate: null, live_rate: null };
      await dollar.set({ ...emptied, changedAt: FieldValue.serverTimestamp() });
      return html;
    });
    await expectReads(page, 2);
    await expect(rateOnHome(page)).toContainText(formatHeadlineRate(decimal(value), 'fr'));
    const ticker = page.getByRole('region', { name: 'Cours en direct' });
    await expect(ticker).toContainText('EUR');
    await expect(ticker).not.toContainText('USD');
  } finally {
    await write(live.value);
    await dollar.set({ ...fields, changedAt: FieldValue.serverTimestamp() });
  }
});

test('Focus and touch open no listener, and one ends a minute after the last screen that needs it', {
  tag: '@whole',
}, async ({ context, page }) => {
  await noteWire(context);
  await changeTimers(page, { 60000: 1000 });
  const listeners = async () =>
    openListeners(await page.evaluate(() => Reflect.get(window, 'wire')));
  await openLive(page, '/cours-change');
  for (let link = 0; link < 30; link += 1) await page.keyboard.press('Tab');
  const links = page.getByRole('main').getByRole('link');
  for (let link = 0; link < 20; link += 1) await links.nth(link).dispatchEvent('touchstart');
  // Only waiting shows that nothing is requested.
  await page.waitForTimeout(2000);
  expect(await listeners()).toBe(1);
  await links.filter({ hasText: 'BIAT' }).first().click();
  await expect.poll(listeners).toBeGreaterThan(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(listeners).toBe(1);
  await page.goBack();
  await expect.poll(listeners).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BIAT');
});
