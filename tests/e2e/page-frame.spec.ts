import { expect, type Locator, type Page } from '@playwright/test';
import { setTextSize } from './page-parts.ts';
import { test } from './visitor.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('The burger opens a panel that Escape, the cross and the backdrop close', {
  tag: '@own-width',
}, async ({ page }) => {
  const burger = page.getByRole('button', { name: 'Ouvrir le menu' });
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await burger.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(burger).toBeFocused();
  await burger.click();
  await panel.getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(panel).toBeHidden();
  await burger.click();
  await page.mouse.click(5, 700);
  await expect(panel).toBeHidden();
});

test('Header and panel are within a narrow window, at any size of text', {
  tag: ['@own-width', '@whole'],
}, async ({ page }) => {
  const header = page.getByRole('banner');
  const burger = header.getByRole('button', { name: 'Ouvrir le menu' });
  const toggle = header.getByRole('link', { name: "Passer à l'arabe" });
  const name = header.getByRole('link', { name: 'Dinar en Direct' });
  const close = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', {
    name: 'Fermer le menu',
  });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const percent of [100, 130, 200]) {
      const size = `${width} px, text at ${percent} %`;
      await setTextSize(page, percent);
      expect(await areBeside(page, [name, toggle, burger]), size).toBe(true);
      await burger.click();
      // The panel slides in.
      await expect.poll(() => areBeside(page, [close]), size).toBe(true);
      await close.click();
      await expect(close).toBeHidden();
    }
  }
});

test('At 768 px the burger takes the place of links, badge and ticker, and not a pixel above', {
  tag: '@own-width',
}, async ({ page }) => {
  const ticker = page.getByRole('region', { name: 'Cours en direct' });
  const badge = page.getByText('En Direct', { exact: true });
  const burger = page.getByRole('button', { name: 'Ouvrir le menu' });
  const shown = async () => [
    await ticker.isVisible(),
    await badge.isVisible(),
    await burger.isVisible(),
  ];
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(shown).toEqual([false, false, true]);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect.poll(shown).toEqual([true, true, false]);
});

test('The ticker has its eight currencies, and takes 30 s for a loop', async ({ page }) => {
  const ticker = page.getByRole('region', { name: 'Cours en direct' });
  await expect(ticker.getByRole('listitem')).toHaveText(
    ['EUR', 'USD', 'CAD', 'GBP', 'AED', 'SAR', 'MAD', 'DZD'].map(
      (code) => new RegExp(`${code}/TND\\s*\\d,\\d{4}`),
    ),
  );
  const loops = await ticker.evaluate((region) =>
    region
      .getAnimations({ subtree: true })
      .map(({ effect }) => [effect?.getTiming().duration, effect?.getTiming().iterations]),
  );
  expect(loops).toEqual([[30_000, Number.POSITIVE_INFINITY]]);
});

test('The ticker stops while a field of the page has the focus', async ({ page }) => {
  const ticker = page.getByRole('region', { name: 'Cours en direct' });
  const playState = () =>
    ticker
      .getByRole('list')
      .first()
      .evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement))
      .then((style) => style?.animationPlayState);
  const amount = page.getByLabel('Montant à comparer');
  await expect.poll(playState).toBe('running');
  await amount.focus();
  await expect.poll(playState).toBe('paused');
  await amount.blur();
  await expect.poll(playState).toBe('running');
});

test('The header stays at the top while the page scrolls', {
  tag: '@each-width',
}, async ({ page }) => {
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('banner')).toBeInViewport();
});

for (const path of ['/', '/comparateur']) {
  test(`The table of banks at ${path} is within its panel, however large the amount`, {
    tag: ['@own-width', '@whole'],
  }, async ({ page }) => {
    await page.goto(path);
    const table = page.getByRole('table').last();
    await expect(table.getByRole('row').nth(5)).toBeVisible();
    for (const amount of ['1000', '999999999999999']) {
      await page.getByLabel('Montant à comparer').fill(amount);
      await expect(table).toContainText(
        amount === '1000' ? /\d,\d/ : /\d\s\d{3}\s\d{3}\s\d{3}\s\d{3},/,
      );
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflowOf(table), `${width} px`).toEqual({ panel: false, page: false });
      }
    }
  });
}

/** Whether elements are placed one after the other within the window, each with enough width. */
async function areBeside(page: Page, elements: readonly Locator[]): Promise<boolean> {
  let end = 0;
  for (const element of elements) {
    const box = await element.boundingBox();
    if (!box || box.width < 24 || box.x < end) return false;
    end = box.x + box.width;
  }
  return end <= (await page.evaluate(() => innerWidth));
}

/** Whether a table overflows its panel, which would cut it off, or the page scrolls sideways. */
function overflowOf(table: Locator) {
  return table.evaluate((element) => {
    const panel = element.closest('section')?.getBoundingClientRect();
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      panel: panel === undefined || element.getBoundingClientRect().right > panel.right,
      page: scrollWidth > clientWidth,
    };
  });
}
