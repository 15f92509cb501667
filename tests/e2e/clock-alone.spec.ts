import { formatDayInWords } from '@dinar/domain/days/format-day';
import { healthPath } from '@dinar/domain/documents/collections';
import { encodeJobHealth } from '@dinar/domain/documents/health-document';
import { formatMoney } from '@dinar/domain/format/format-number';
import { sourceJobs } from '@dinar/domain/schedules/job-rhythm';
import { expect } from '@playwright/test';
import { setShift, shiftClock } from './shift-clock.ts';
import { statsOf } from './stored-rates.ts';
import { openLive, test } from './visitor.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

test('A tab of yesterday does not call yesterday’s rate today’s', async ({ page, staffDb }) => {
  const { live } = await statsOf(staffDb, 'EUR');
  if (!live) throw new Error('The seed contains no live euro');
  await shiftClock(page, 0);
  await page.goto('/convertisseur/eur/tnd');
  const reference = page.locator('dt:has-text("Au cours moyen de référence") + dd');
  await expect(reference).toContainText('Aujourd’hui');
  // The device slept until tomorrow, and the server's clock went on.
  await page.route('**/robots.txt', (route) =>
    route.fulfill({ headers: { date: new Date(Date.now() + dayMs).toUTCString() } }),
  );
  await setShift(page, dayMs);
  await expect(reference).toContainText(`Cours du ${formatDayInWords(live.date, 'fr')}`);
  await expect(reference).toContainText(formatMoney(live.value, 'fr'));
  await expect(page.getByRole('region', { name: 'Résultat' })).not.toContainText('Aujourd’hui');
});

for (const [name, ms] of [
  ['nine days behind', -9 * dayMs],
  ['three days behind', -3 * dayMs],
  ['nine days ahead', 9 * dayMs],
] as const) {
  test(`With a clock ${name}, also when it is set right, the rates of today are shown as today’s`, {
    tag: '@whole',
  }, async ({ page, staffDb }) => {
    const { live } = await statsOf(staffDb, 'EUR');
    await shiftClock(page, ms);
    await openLive(page, '/convertisseur/eur/tnd');
    const reference = page.locator('dt:has-text("Au cours moyen de référence") + dd');
    await expect(reference).toContainText(formatMoney(live?.value ?? 0, 'fr'));
    await expect(reference).toContainText('Aujourd’hui');
    const asked = page.waitForResponse('**/robots.txt');
    await setShift(page, 0);
    await asked;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(reference).toContainText('Aujourd’hui');
    await expect(page.getByText(/Aucune banque/)).toHaveCount(0);
  });
}

for (const [name, ms] of [
  ['a day ahead', dayMs + 2 * hourMs],
  ['a day behind', -dayMs - 2 * hourMs],
  ['an hour ahead', hourMs],
  ['an hour behind', -hourMs],
] as const) {
  test(`With a clock ${name}, ages and delays follow the server’s time`, { tag: '@whole' }, async ({
    page,
    staffDb,
  }) => {
    const lastRunAt = new Date(Date.now() - 3.5 * 60_000);
    const fields = encodeJobHealth({ lastRunAt, lastSuccessAt: lastRunAt, rows: 2 });
    await staffDb.doc(healthPath).set({
      jobs: Object.fromEntries(sourceJobs.map((job) => [job, fields])),
    });
    await shiftClock(page, ms);
    await page.goto('/etat');
    await expect(page.locator('main time').first()).toContainText(/il y a [234] min/);
    await expect(page.locator('main [role="status"]')).toHaveText('Toutes les sources sont à jour');
  });
}
