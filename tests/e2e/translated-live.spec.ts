import { collection } from '@dinar/domain/documents/collections';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { startDemoFeed } from '@dinar/tools/local/demo/demo-feed';
import { expect } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { pagesOfScreens } from '../support/built-pages.ts';
import { expectLines, linesOf, translatePage } from './translate-page.ts';
import { openLive, test } from './visitor.ts';

const moving = /^(?:home|bank|comparator|conver|sheet|crypto)/;

test('While values move, each translated screen shows the numbers of an untranslated one', {
  tag: '@whole',
}, async ({ context, stack, staffDb }) => {
  const complaints: string[] = [];
  for (const { name, path } of pagesOfScreens().filter(({ name }) => moving.test(name))) {
    // Two pages at a time: a browser opens six connections to one host, and each page needs one or two.
    const [screen, twin] = [await context.newPage(), await context.newPage()];
    for (const page of [screen, twin]) await openLive(page, path);
    screen.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${path}: ${message.text()}`);
    });
    screen.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
    await translatePage(screen);
    const main = twin.locator('main');
    const before = await main.textContent();

    const feed = startDemoFeed(connectFirestore(stack.firestoreHost, stack.projectId));
    try {
      // The feed moves coins every few minutes only.
      if (name === 'crypto')
        await staffDb.collection(collection.coins).doc('bitcoin').update(moved);
      await expect.poll(() => main.textContent(), { timeout: 40_000 }).not.toBe(before);
    } finally {
      await feed.stop();
    }
    await expectLines(screen, path, () => linesOf(twin));
    for (const page of [screen, twin]) await page.close();
  }
  expect(complaints).toEqual([]);
});

const moved = { current_price: FieldValue.increment(1), changedAt: FieldValue.serverTimestamp() };
