import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './visitor.ts';

for (const [path, words] of [
  ['/politique-de-confidentialite', /ni vendues, ni/],
  ['/conditions-d-utilisation', /ne sont pas garanties.*vos propres risques/],
] as const) {
  test(`${path} has ten sections, its date and the words it owes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main').getByText(words).first()).toBeVisible();
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveCount(10);
    await expect(page.locator('time[datetime="2024-01-15"]')).toHaveText('lundi 15 janvier 2024');
  });
}

test('About describes the mission, four offers and the team, and leads on', async ({ page }) => {
  await page.goto('/a-propos');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Notre mission',
    'Ce que nous offrons',
    'Notre équipe',
  ]);
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(4);
  await main.getByRole('link', { name: 'Questions fréquentes' }).click();
  await expect(page).toHaveURL('/faq');
});

test('An answer opens at a click, and is never taller than 200 px', async ({ page }) => {
  await page.goto('/faq');
  for (const summary of await page.locator('main summary').all()) await summary.click();
  const answers = page.locator('main details section');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const heights = await answers.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(await page.locator('main summary').count());
    expect(heights.every((height) => height > 0 && height <= 200)).toBe(true);
  }
  await expectAccessible(page);
});
