import { formatTableRate } from '@dinar/domain/format/format-rate';
import { compareCounters } from '@dinar/domain/today/compare-counters';
import { expect, type Page } from '@playwright/test';
import { todayOf } from './stored-rates.ts';
import { test } from './visitor.ts';

const analysis = (page: Page, code: string) =>
  page.getByRole('region', { name: new RegExp(`Taux de Change ${code} / TND`) });

test.beforeEach(({ page }) => page.goto('/'));

test('Another currency is analysed at once, though its analysis is out of sight', {
  tag: '@each-width',
}, async ({ page, staffDb }) => {
  const { counters } = await todayOf(staffDb, 'GBP');
  const [first] = compareCounters(counters, 'spend', 1000);
  if (!first) throw new Error('The seed contains no pound');
  await page.getByRole('link', { name: /1 GBP =/ }).click();
  const block = analysis(page, 'GBP');
  await expect(block).toContainText(formatTableRate(first.sale.value, 'fr'));
  const figures = block.locator('[data-figure]');
  const currencies = await figures.evaluateAll((elements) => [
    ...new Set(elements.map((element) => element.getAttribute('data-currency'))),
  ]);
  expect(currencies).toEqual(['GBP']);
  await expect(page).toHaveTitle(/GBP/);
});

test('Each bank’s prices are on one scale, at one place for all rows, where a table is wide', {
  tag: ['@own-width', '@whole'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const scales = analysis(page, 'EUR').locator('tbody svg:has([data-part="mid"])');
  await expect.poll(() => scales.count()).toBeGreaterThan(10);
  const places = await scales.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, width } = element.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(width)}`;
    }),
  );
  expect([...new Set(places)]).toHaveLength(1);
});
