import { expect, type Page } from '@playwright/test';
import { euroBoard, type StoredQuote } from './stored-rates.ts';
import { openLive, test } from './visitor.ts';

/** The comparison in one frame: its caption, and the rates that it is sorted by, in row order. */
interface Frame {
  readonly caption: string;
  readonly rates: readonly number[];
  /** The row with the badge of the best rate. */
  readonly bestRow: number;
}

const moves = 8;

for (const { path, side, isOrdered } of [
  {
    path: '/',
    side: 'sale',
    isOrdered: (one: number, next: number) => one <= next,
  },
  {
    path: '/convertisseur?from=EUR&to=TND&amount=100',
    side: 'purchase',
    isOrdered: (one: number, next: number) => one >= next,
  },
] as const) {
  test(`In every frame of a moving board, ${path} shows the banks from the best to the worst`, {
    tag: '@whole',
  }, async ({ page, staffDb }) => {
    const { banks, write } = await euroBoard(staffDb);
    await openLive(page, path);
    await page.locator('main table').scrollIntoViewIfNeeded();
    const frames = await page.evaluateHandle(watchFrames, side);
    try {
      for (let move = 1; move <= moves; move += 1) {
        const before = await ratesShown(page, side);
        await write(rotated(banks, move));
        await expect.poll(() => ratesShown(page, side)).not.toBe(before);
      }
    } finally {
      await write(banks);
    }
    const shown = await frames.evaluate((seen): readonly Frame[] => seen);
    const isTrue = ({ caption: said, rates, bestRow }: Frame) =>
      said.includes('banques comparées') &&
      bestRow === 0 &&
      rates.every((rate, row) => row === 0 || isOrdered(rates[row - 1] ?? rate, rate));
    expect(shown.filter((frame) => !isTrue(frame))).toEqual([]);
    const boards = new Set(shown.map(({ rates }) => rates.join(' ')));
    expect(boards.size).toBeGreaterThan(moves / 2);
  });
}

/** Gives each bank the rates of another bank and moves them a little, so that the order changes. */
function rotated(banks: readonly StoredQuote[], by: number): readonly StoredQuote[] {
  return banks.map((quote, index) => {
    const { purchaseRate, saleRate } = banks[(index + by) % banks.length] ?? quote;
    return { ...quote, purchaseRate: purchaseRate - by / 1000, saleRate: saleRate - by / 1000 };
  });
}

async function ratesShown(page: Page, side: string): Promise<string> {
  const figures = page.locator(`main tbody tr [data-figure="${side}"]`);
  return (await figures.allTextContents()).join(' ');
}

/** Records the comparison in each frame from now on. */
function watchFrames(side: string): Frame[] {
  const frames: Frame[] = [];
  const note = () => {
    const rows = [...document.querySelectorAll('main tbody tr:not([data-stale="true"])')];
    const badge = side === 'sale' ? '★ Vente' : '★ Achat';
    frames.push({
      caption: document.querySelector('main table caption')?.textContent ?? '',
      rates: rows.map((row) =>
        Number(row.querySelector(`[data-figure="${side}"]`)?.textContent.replace(',', '.')),
      ),
      bestRow: rows.findIndex((row) => row.textContent.includes(badge)),
    });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  return frames;
}
