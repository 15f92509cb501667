import { setTimeout as sleep } from 'node:timers/promises';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { Page } from 'puppeteer-core';
import type { Watched } from './watch-interactions.ts';

// How long a finger takes to arrive, and how long it stays.
const fingerMs = 60;

/** A press to be timed, again and again. */
export interface InteractionTask {
  readonly name: string;
  readonly watched: Watched;
  /** How a visitor comes there. */
  readonly begin?: (page: Page) => Promise<void>;
  readonly act: (page: Page, turn: number) => Promise<void>;
}

export const interactionTasks: readonly InteractionTask[] = [
  {
    name: 'switching currency',
    watched: { type: 'click', selector: 'main h1 ~ section p' },
    act: async (page, turn) => {
      const code = homeCurrencies[(turn + 1) % homeCurrencies.length] ?? homeCurrencies[0];
      await press(page, `main li a[title] ::-p-text(${code})`);
    },
  },
  {
    name: 'typing an amount',
    watched: { type: 'keydown', selector: 'main table thead' },
    begin: enterByKeyboard,
    act: async (page, turn) => {
      // A second digit and away with it: the amount stays one that the table shows.
      const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
      const digit = digits[turn % digits.length] ?? '1';
      const key = turn % 2 === 1 || turn === 0 ? digit : 'Backspace';
      await page.keyboard.press(key, { delay: fingerMs });
    },
  },
];

// By the mouse itself: a click on an element looks for what it hits within the very event measured.
async function press(page: Page, selector: string): Promise<void> {
  const box = await (await page.$(selector))?.boundingBox();
  if (!box) throw new Error(`Nothing to press is drawn: ${selector}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await sleep(fingerMs);
  await page.mouse.down();
  await sleep(fingerMs);
  await page.mouse.up();
}

// As on a phone, nothing hovers over the page: a pointer at rest is looked for after each frame.
async function enterByKeyboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    const labels = [...document.querySelectorAll('label')];
    labels.find(({ textContent }) => textContent === 'Montant à comparer')?.control?.focus();
  });
  await page.keyboard.down('Shift');
  await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  await page.keyboard.press('Tab');
}
