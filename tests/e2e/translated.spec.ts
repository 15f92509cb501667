import { expect, type Locator, type Page } from '@playwright/test';
import { pagesOfScreens } from '../support/built-pages.ts';
import { openInPlace } from './open-in-place.ts';
import { expectSameText, translatePage } from './translate-page.ts';
import { test } from './visitor.ts';

type Act = (control: Locator) => Promise<unknown>;

/** What a visitor does to the first and the last control of each kind, in this order. */
const actions: readonly (readonly [controls: string, act: Act])[] = [
  ['input[inputmode=decimal]', (field) => write(field, 'abc')],
  ['input[inputmode=decimal]', (field) => write(field, '300')],
  ['select', (list) => list.selectOption({ index: 1 })],
  ['label:has([type=radio])', (choice) => choice.click()],
  ['[type=checkbox]', (choice) => choice.click()],
  ['[type=range]', (line) => line.press('ArrowLeft')],
  ['form [required]', (field) => field.fill('Bonjour à tous')],
  ['summary', (summary) => summary.click()],
  ['th button', (heading) => heading.click()],
  ['[aria-pressed]', (choice) => choice.click()],
  ['[type=submit]', (button) => button.click()],
];

const paths = [
  '/',
  '/cours-change',
  '/cours-change/biat',
  '/cours-change/biat/eur',
  '/comparateur/usd',
  '/convertisseur/eur/tnd/500',
  '/cryptomonnaies',
  '/contact',
  '/favoris',
];

test.describe('under a page translator', () => {
  // Of two open pages the one behind has frames only while something moves, and input waits for a frame.
  test.use({ runsEndlessAnimations: true });

  for (const path of paths) {
    test(`Each field and button of ${path} changes the texts of an untranslated page`, async ({
      page,
      context,
    }) => {
      const twin = await context.newPage();
      await openBoth(page, twin, path);
      for (const [controls, act] of actions) {
        const all = (each: Page) =>
          each.locator('main').locator(controls).filter({ visible: true });
        const last = (await all(twin).count()) - 1;
        for (const index of new Set(last < 0 ? [] : [0, last])) {
          for (const each of [page, twin]) await act(all(each).nth(index));
          await Promise.all([page, twin].map(untilIdle));
          await expectSameText(page, twin, `${controls} ${index}`);
        }
      }
    });
  }

  test('Links to every screen, and back, show the texts of an untranslated page', async ({
    page,
    context,
  }) => {
    const twin = await context.newPage();
    await openBoth(page, twin, '/');
    for (const { path } of pagesOfScreens()) {
      for (const each of [page, twin]) await openInPlace(each, path);
      await expectSameText(page, twin, path);
    }
    for (const each of [page, twin]) await each.goBack();
    await expectSameText(page, twin, 'back');
  });
});

/**
 * Waits until deferred renders have ended. Before them the texts are the same too, and a field that is changed
 * then keeps the question that it had.
 */
function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        // Longer than `useIdleValue` waits for the next key; timers of a page fire in their order.
        setTimeout(() => requestIdleCallback(() => requestIdleCallback(() => done())), 300);
      }),
  );
}

/** Two fields of one amount: a late render of the other's may come between the selection and the text. */
async function write(field: Locator, text: string): Promise<void> {
  await expect(async () => {
    await field.fill(text);
    await expect(field).toHaveValue(text, { timeout: 1000 });
  }).toPass();
}

async function openBoth(page: Page, twin: Page, path: string): Promise<void> {
  for (const each of [page, twin]) {
    await each.goto(path);
    await each.locator('header [data-live="true"]').first().waitFor({ state: 'attached' });
  }
  await expectSameText(page, twin, 'opening');
  await translatePage(page);
}
