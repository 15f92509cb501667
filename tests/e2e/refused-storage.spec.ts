import { expect } from '@playwright/test';
import { test } from './visitor.ts';

test.describe('in a browser that keeps nothing', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.assign(Object.getPrototypeOf(navigator.serviceWorker), {
        register: async () => refuse(),
      });
    }),
  );

  for (const path of ['/', '/cours-change/biat', '/convertisseur', '/contact']) {
    test(`${path} stays whole and works`, async ({ page }) => {
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await page.getByRole('button', { name: "Passer à l'arabe" }).click();
      await expect(page.getByRole('button', { name: 'Passer au français' })).toBeVisible();
      await expect(page.getByTitle('Les cours arrivent en direct')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByRole('region', { name: 'Cours en direct' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Questions fréquentes' }),
      ).toBeVisible();
    });
  }
});
