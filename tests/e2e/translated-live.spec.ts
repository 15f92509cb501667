import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { startDemoFeed } from '@dinar/tools/local/demo/demo-feed';
import { expect, type Page } from '@playwright/test';
import { pagesOfScreens } from '../support/built-pages.ts';
import { expectLines, linesOf, translatePage } from './translate-page.ts';
import { openLive, test } from './visitor.ts';

const moving = /^(?:home|bank|comparator|conver|sheet|crypto)/;

test('While rates move, each translated screen shows the numbers of an untranslated one', {
  tag: '@whole',
}, async ({ context, stack }) => {
  const complaints: string[] = [];
  const pairs: { readonly screen: Page; readonly twin: Page }[] = [];
  for (const { path } of pagesOfScreens().filter(({ name }) => moving.test(name))) {
    const [screen, twin] = [await context.newPage(), await context.newPage()];
    for (const each of [screen, twin]) await openLive(each, path);
    screen.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${path}: ${message.text()}`);
    });
    screen.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
    await translatePage(screen);
    pairs.push({ screen, twin });
  }
  const main = pairs[0]?.twin.locator('main');
  if (!main) throw new Error('There is no page');
  const before = await main.textContent();

  const feed = startDemoFeed(connectFirestore(stack.firestoreHost, stack.projectId));
  try {
    await expect.poll(() => main.textContent(), { timeout: 40_000 }).not.toBe(before);
  } finally {
    await feed.stop();
  }

  for (const { screen, twin } of pairs) {
    await expectLines(screen, screen.url(), () => linesOf(twin));
  }
  expect(complaints).toEqual([]);
});
