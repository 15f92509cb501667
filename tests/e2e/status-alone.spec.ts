import { healthPath } from '@dinar/domain/documents/collections';
import { encodeJobHealth, type JobHealth } from '@dinar/domain/documents/health-document';
import { locales } from '@dinar/domain/language/locale';
import { type SourceJob, sourceJobs } from '@dinar/domain/schedules/job-rhythm';
import { pathIn } from '@dinar/site/routes/locale-path';
import { expect, type Page } from '@playwright/test';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { expectAccessible } from './expect-accessible.ts';
import { beyondWindow, setTextSize } from './page-parts.ts';
import { test } from './visitor.ts';

test.describe.configure({ mode: 'serial' });

const source = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Sources' }).getByRole('listitem').filter({ hasText: name });
const overall = (page: Page) => page.locator('main [role="status"]');

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const success = (minutes: number): JobHealth => ({
  lastRunAt: ago(minutes),
  lastSuccessAt: ago(minutes),
  rows: 3,
});

async function record(db: Firestore, job: SourceJob, health: JobHealth) {
  const fields = encodeJobHealth(health);
  await db.doc(healthPath).update(new FieldPath('jobs', job), fields);
}

let before: FirebaseFirestore.DocumentData | undefined;

test.beforeAll(async ({ staffDb }) => {
  before = (await staffDb.doc(healthPath).get()).data();
});
test.afterAll(async ({ staffDb }) => {
  if (before) await staffDb.doc(healthPath).set(before);
});
test.beforeEach(async ({ staffDb }) => {
  const jobs = sourceJobs.map((job) => [job, encodeJobHealth(success(1))]);
  await staffDb.doc(healthPath).set({ jobs: Object.fromEntries(jobs) });
});

test('On a phone a recorded run, a failed one and an overdue one show on the open page', async ({
  page,
  staffDb,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/etat');
  await expect(overall(page)).toHaveText('Toutes les sources sont à jour');
  const crypto = source(page, 'Crypto-monnaies');
  await expect(crypto).toContainText('À jour');

  await record(staffDb, 'crypto', { ...success(0), rows: 16 });
  await expect(crypto).toContainText('16 lignes mises à jour.');

  const secret = 'connect ECONNREFUSED 10.0.0.7:443';
  await record(staffDb, 'crypto', {
    ...success(4),
    lastRunAt: ago(0),
    rows: 0,
    error: secret,
    sources: {
      coingecko: {
        state: 'failed',
        rows: 0,
        refused: 0,
        reason: secret,
        failure: 'unreachable',
      },
    },
  });
  await expect(crypto).toContainText('Dernier relevé en échec');
  await expect(crypto).toContainText('La source n’a pas répondu.');
  await expect(overall(page)).toHaveText('Toutes les sources sont à jour');

  await record(staffDb, 'news', success(5 * 60 + 30));
  await expect(source(page, 'Actualités')).toContainText('En retard');
  await expect(source(page, 'Actualités')).toContainText('il y a 5 h');
  await expect(overall(page)).toHaveText('Une source en retard : les actualités');
  expect(await page.content()).not.toContain('ECONNREFUSED');
  await expectAccessible(page);
});

test('The name of a late source is within a narrow window, in a text of twice the size', {
  tag: '@whole',
}, async ({ page, staffDb }) => {
  await record(staffDb, 'crypto', success(60));
  await page.setViewportSize({ width: 320, height: 800 });
  for (const locale of locales) {
    await page.goto(pathIn(locale, '/etat'));
    await expect(overall(page)).toHaveAttribute('data-well', 'false');
    await setTextSize(page, 200);
    expect(await beyondWindow(page), locale).toBe(0);
  }
});
