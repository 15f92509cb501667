import { expect, type Locator, type Page } from '@playwright/test';
import { pagesOfScreens } from '../support/built-pages.ts';
import { openInPlace } from './open-in-place.ts';
import { changeTimers } from './page-parts.ts';
import { expectLines, linesOf, translatePage } from './translate-page.ts';
import { openLive, test } from './visitor.ts';

type Act = (control: Locator) => Promise<unknown>;

/** Opens a page and acts on it; after each act the lines are compared. */
type Visit = (compare: (act: string) => Promise<void>) => Promise<void>;

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

const hourMs = 3_600_000;

// A result is announced 0.8 s after an act, for 4 s. Here at once and until the next act, so that both visits have it.
test.beforeEach(({ context }) => changeTimers(context, { 800: 0, 4000: hourMs }));

for (const path of paths) {
  test(`Each field and button of ${path} changes the texts of an untranslated page`, {
    tag: path === '/favoris' ? [] : '@whole',
  }, async ({ page }) => {
    await expectSameText(page, async (compare) => {
      await openLive(page, path);
      await compare('opening');
      for (const [controls, act] of actions) {
        const all = page.locator('main').locator(controls).filter({ visible: true });
        const last = (await all.count()) - 1;
        for (const index of new Set(last < 0 ? [] : [0, last])) {
          await act(all.nth(index));
          await compare(`${controls} ${index}`);
        }
      }
    });
  });
}

test.describe('with a page beside it', () => {
  // Of two open pages the one behind has frames only while something moves, and input waits for a frame.
  test.use({ runsEndlessAnimations: true });

  // Each screen reads its own data, which arrive on each page when they arrive, and ages grow.
  test('Links to every screen, and back, show the texts of an untranslated page', {
    tag: '@whole',
  }, async ({ page, context }) => {
    const twin = await context.newPage();
    const compare = (act: string) => expectLines(page, act, () => linesOf(twin));
    for (const each of [page, twin]) await openLive(each, '/');
    await compare('opening');
    await translatePage(page);
    for (const { path } of pagesOfScreens()) {
      for (const each of [page, twin]) await openInPlace(each, path);
      await compare(path);
    }
    for (const each of [page, twin]) await each.goBack();
    await compare('back');
  });
});

/**
 * Makes the same visit twice, of an untranslated page and of one that is translated once it is open, and expects the
 * same lines after each act.
 */
async function expectSameText(page: Page, visit: Visit): Promise<void> {
  const acts: string[] = [];
  const texts: string[][] = [];
  await visit(async (act) => {
    acts.push(act);
    texts.push(await settledLines(page));
  });
  await forgetVisit(page);
  const repeated: string[] = [];
  await visit(async (act) => {
    const text = texts[repeated.push(act) - 1] ?? [];
    await untilIdle(page);
    await expectLines(page, act, async () => text);
    if (repeated.length === 1) await translatePage(page);
  });
  expect(repeated).toEqual(acts);
}

/** Leaves the page and removes what it stored. */
async function forgetVisit(page: Page): Promise<void> {
  // A page stores its rates as it is left.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** The lines of a page once it has loaded all parts and its text stays. */
async function settledLines(page: Page): Promise<string[]> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  let lines: string[] = [];
  const stay = async () => {
    const before = lines.join('\n');
    await untilIdle(page);
    lines = await linesOf(page);
    return lines.join('\n') === before;
  };
  await expect.poll(stay, { timeout: 20_000, intervals: [0] }).toBe(true);
  return lines;
}

/**
 * Waits until deferred renders have ended. Before them the texts are the same too, and a field that is changed
 * then keeps the question that it had.
 */
function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        let isOver = false;
        // Chromium reports no idle time to a page that has no frames.
        const next = () => {
          if (!isOver) requestAnimationFrame(next);
        };
        const end = () => {
          isOver = true;
          done();
        };
        next();
        // Longer than `useIdleValue` waits for the next key; timers of a page fire in their order.
        setTimeout(() => requestIdleCallback(() => requestIdleCallback(end)), 300);
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
