import { expect } from '@playwright/test';
import { liveBadge } from './page-parts.ts';
import { test } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const pages = ['/', '/cours-change/biat', '/convertisseur', '/contact'];

/**
 * What browsers that keep nothing have in place of a storage (blocked cookies, a hardened Firefox, web views),
 * and the pages that are opened so: all read a storage by the same functions.
 */
const refusals = {
  'a DOMException': pages,
  'another error': ['/'],
  null: pages,
  undefined: ['/'],
} as const;

for (const [refusal, paths] of Object.entries(refusals)) {
  test(`Pages stay whole and work where each storage gives ${refusal}`, { tag: '@whole' }, async ({
    page,
  }) => {
    await page.addInitScript((kind) => {
      const get = () => {
        if (kind === 'null') return null;
        if (kind === 'undefined') return undefined;
        throw kind === 'another error'
          ? new Error('Refused')
          : new DOMException('', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get });
      }
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get });
    }, refusal);
    for (const path of paths) {
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await expect(page.getByRole('link', { name: "Passer à l'arabe" })).toBeVisible();
      await expect(liveBadge(page)).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByRole('region', { name: 'Cours en direct' })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(page.getByRole('heading', { name: 'Questions fréquentes' })).toBeVisible();
    }
    await page.goto('/favoris');
    await page.getByRole('button', { name: 'Garder sur cet appareil' }).click();
    await expect(page.getByText('Votre navigateur refuse de les garder.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
