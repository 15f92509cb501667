import type { WidgetTheme } from '@dinar/site/routes/widget-path';
import { widgetCode } from '@dinar/site/widget/widget-code';
import { expect } from '@playwright/test';
import { type LocalServer, serveLocally } from '../support/serve-locally.ts';
import { test } from './visitor.ts';

/** The policies of pages of other sites. `frames` is the origin that they let into frames. */
const policies = {
  none: () => ({}),
  strict: (frames: string) => ({
    'Content-Security-Policy': `default-src 'none'; frame-src ${frames}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
  }),
  isolated: () => ({
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }),
} as const;

let foreign: LocalServer;
let answer: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
let foreignUrl: string;

test.beforeAll(async () => {
  foreign = await serveLocally((_, response) => {
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    response.writeHead(200, { ...type, ...answer.headers }).end(answer.body);
  });
  // Another site than 127.0.0.1, where the stack listens.
  foreignUrl = `http://localhost:${foreign.port}/`;
});
test.afterAll(() => foreign.stop());

/** Each policy and each theme once: a theme is a style sheet, which no policy of the other page reaches. */
const pairs = [
  ['none', 'auto'],
  ['strict', 'clair'],
  ['isolated', 'sombre'],
] as const satisfies readonly (readonly [keyof typeof policies, WidgetTheme])[];

for (const [name, theme] of pairs) {
  test(`A page of another site with the policy « ${name} » shows the widget, theme ${theme}`, {
    tag: name === 'none' ? [] : '@whole',
  }, async ({ page, stack }) => {
    const site = { name: 'Dinar en Direct', url: stack.hostingUrl };
    const code = widgetCode(site, { currency: 'EUR', theme, language: 'fr' });
    answer = {
      headers: policies[name](stack.hostingUrl),
      body: `<!doctype html><title>Un autre site</title>${code}`,
    };
    await page.emulateMedia({ colorScheme: theme === 'auto' ? 'dark' : 'light' });
    await page.goto(foreignUrl);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText(/^1 EUR = \d,\d{4} TND$/)).toBeVisible();
    await expect(frame.getByText('Données de démonstration')).toBeVisible();
    await expect(frame.getByText('Meilleur achat')).toBeVisible();
    const paper = await frame
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(paper).toBe(theme === 'clair' ? 'rgb(255, 255, 255)' : 'rgb(17, 29, 32)');
    const overflow = await frame
      .locator('html')
      .evaluate((html) => html.scrollHeight - html.clientHeight);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath('widget.png') });
  });
}

test.describe('other pages of the site', () => {
  test.use({ expectedComplaint: /frame-ancestors|X-Frame-Options|Framing/i });
  test('No page but the widget is shown in a frame of another site', { tag: '@whole' }, async ({
    page,
    stack,
  }) => {
    answer = { headers: {}, body: `<!doctype html><iframe src="${stack.hostingUrl}/"></iframe>` };
    await page.goto(foreignUrl);
    await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0);
    await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error');
  });
});

test('The page « Pour votre site » previews the widget and copies its code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/integrer');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText(/^1 EUR = /)).toBeVisible();
  await page.getByLabel('Devise').selectOption('USD');
  await page.getByLabel('Couleurs').selectOption('sombre');
  await expect(preview.getByText(/^1 USD = /)).toBeVisible();
  await expect(page.locator('pre')).toContainText('/widget/usd/sombre');
  await page.getByRole('button', { name: 'Copier le code' }).click();
  await expect(page.getByText('Code copié')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('pre').textContent());
  await page.screenshot({ path: test.info().outputPath('integrer.png'), fullPage: true });
});
