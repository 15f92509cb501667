import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import type { Locator, Page } from '@playwright/test';
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
      await press(page, page.locator(`main li button[title]`, { hasText: code }).first());
    },
  },
  {
    name: 'typing an amount',
    watched: { type: 'keydown', selector: 'main table thead' },
    begin: enterByKeyboard,
    act: async (page, turn) => {
      // A second digit and away with it: the amount stays one that the table shows.
      await page.keyboard.press(
        turn % 2 === 1 ? String((turn % 9) + 1) : turn === 0 ? '1' : 'Backspace',
      );
    },
  },
];

// By the mouse itself: a locator's click looks for what it hits within the very event that is measured.
async function press(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button to press is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(fingerMs);
  await page.mouse.down();
  await page.waitForTimeout(fingerMs);
  await page.mouse.up();
}

// As on a phone, nothing hovers over the page: a pointer at rest is looked for after each frame.
async function enterByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Montant à comparer').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
}
