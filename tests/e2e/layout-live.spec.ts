import type { BankCode } from '@dinar/domain/banks/bank-code';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { shiftOf, watchShifts } from './layout-shifts.ts';
import { euroBoard, type StoredQuote } from './stored-rates.ts';
import { openLive, test } from './visitor.ts';

/** Layout shifts without an input of the visitor, as Chromium scores them, over six changes of the best bank. */
const most = 0.02;

const paths = [
  '/',
  '/convertisseur/eur/tnd/100',
  '/cours-change',
  '/cours-change/biat/eur',
  '/comparateur/eur',
];
const widths = [360, 1280];

// Names of different lengths, alone and in ties of two and of many.
const leaders: readonly (readonly BankCode[])[] = [
  ['UIBK'],
  ['LPTN'],
  ['BSTU', 'LPTN'],
  ['BTEX', 'BSTU', 'LPTN', 'BTQI', 'WKIB'],
  ['BTQI', 'BZIT', 'BSTU'],
  ['STBK'],
];

for (const width of widths) {
  test(`Hardly anything moves at ${width} px while other banks, with shorter and longer names, become the best`, {
    tag: '@whole',
  }, async ({ browser, baseURL, staffDb }) => {
    const { banks, write } = await euroBoard(staffDb);
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const pages: Page[] = [];
    try {
      for (const path of paths) pages.push(await openWatched(context, baseURL + path));
      for (const [move, best] of leaders.entries()) {
        const before = await Promise.all(pages.map(figures));
        await write(led(banks, best, move + 1));
        for (const [index, page] of pages.entries()) {
          await expect.poll(() => figures(page), { timeout: 60_000 }).not.toBe(before[index]);
        }
      }
      const scores = await Promise.all(pages.map(shiftOf));
      const moved = paths.filter((_, index) => Number(scores[index]) > most);
      expect(moved, `scores: ${scores.join(', ')}`).toEqual([]);
    } finally {
      await write(banks);
      await context.close();
    }
  });
}

async function openWatched(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await watchShifts(page);
  await openLive(page, url);
  return page;
}

/** Gives some banks the best rates of both sides, and moves all others by the last decimal that each page shows. */
function led(banks: readonly StoredQuote[], best: readonly BankCode[], move: number) {
  const step = move / 1000;
  const purchaseRate = Math.max(...banks.map((quote) => quote.purchaseRate)) + 3 * step;
  const saleRate = Math.min(...banks.map((quote) => quote.saleRate)) - 3 * step;
  return banks.map((quote) =>
    best.includes(quote.bankId)
      ? { ...quote, purchaseRate, saleRate }
      : { ...quote, purchaseRate: quote.purchaseRate + step, saleRate: quote.saleRate + step },
  );
}

async function figures(page: Page): Promise<string> {
  return (await page.locator('main [data-figure]').allTextContents()).join(' ');
}
