import { formatTableRate } from '@dinar/domain/format/format-rate';
import { expect } from '@playwright/test';
import { initialFiles } from '../support/initial-files.ts';
import { dataNotice, liveBadge, rateOnHome } from './page-parts.ts';
import { euroOfBiat, leadingWords } from './stored-rates.ts';
import { lostConnection, test } from './visitor.ts';
import { whileDenied } from './while-denied.ts';

const cutOff = new RegExp(`${lostConnection.source}|ERR_FAILED|A part of the page did not load`);
const kept = 'les derniers cours connus restent affichés.';

test.describe('when the database is down as the page opens', () => {
  test.use({ expectedComplaint: cutOff });

  test('The rendered rates stay with a notice, and the page goes live by itself afterwards', async ({
    page,
    stack,
    staffDb,
  }) => {
    const words = await leadingWords(staffDb, 'EUR');
    const database = `http://${stack.firestoreHost}/**`;
    await page.route(database, (route) => route.abort());
    await page.goto('/');
    await expect(dataNotice(page)).toContainText(`Connexion interrompue : ${kept}`, {
      timeout: 20_000,
    });
    await expect(rateOnHome(page)).toContainText(words);
    await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
    await expect(liveBadge(page)).toHaveCount(0);

    await page.unroute(database);
    await expect(liveBadge(page)).toBeAttached({ timeout: 30_000 });
    await expect(dataNotice(page)).not.toContainText('Connexion interrompue');
  });
});

test.describe('when the database cannot be reached and the site can', () => {
  test.use({ expectedComplaint: cutOff });

  test('A bank’s page keeps its rendered rates; coins end in « Réessayer », which loads them', {
    tag: '@whole',
  }, async ({ page, stack, staffDb }) => {
    const quote = await euroOfBiat(staffDb);
    const database = `http://${stack.firestoreHost}/**`;
    await page.route(database, (route) => route.abort());
    await page.goto('/cours-change');
    await page.getByRole('link', { name: 'BIAT biat' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('BIAT');
    const euroOfBank = page.getByRole('row').filter({ hasText: 'EUR' });
    await expect(euroOfBank).toContainText(formatTableRate(quote.purchaseRate, 'fr'));
    await expect(euroOfBank).toContainText(formatTableRate(quote.saleRate, 'fr'));
    await expect(dataNotice(page)).toContainText(`Connexion interrompue : ${kept}`, {
      timeout: 20_000,
    });

    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    await navigation.getByRole('link', { name: 'Crypto' }).click();
    await expect(dataNotice(page)).toContainText(
      'Connexion interrompue : les cours ne sont pas encore là.',
    );
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Erreur de chargement');
    await expect(alert).toContainText('Erreur lors du chargement des taux de crypto-monnaies');
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(0);

    // The page may recover by itself before the click, which would wait for the button for ever.
    const retry = await alert.getByRole('button', { name: 'Réessayer' }).elementHandle();
    await page.unroute(database);
    await retry?.dispatchEvent('click');
    await expect(page.getByRole('rowheader', { name: /Bitcoin/ })).toBeVisible({ timeout: 30_000 });
    await expect(alert).toHaveCount(0);
  });
});

test.describe('when the connection is lost as soon as the page is shown', () => {
  test.use({ expectedComplaint: cutOff });

  // The expected complaint does not match an uncaught error, so an unhandled rejection fails the test.
  test('Files that load later leave no rejection unhandled', { tag: '@whole' }, async ({
    page,
    stack,
  }) => {
    const html = await (await page.request.get('/contact')).text();
    const { scripts } = initialFiles(html);
    const late: string[] = [];
    await page.route('**/assets/*.js', (route) => {
      const { pathname } = new URL(route.request().url());
      if (scripts.includes(pathname)) return route.continue();
      late.push(pathname);
      return route.abort();
    });
    // Not `page.goto`: it waits until React has hydrated the ticker and the footer too.
    await page.evaluate((url) => location.assign(url), `${stack.hostingUrl}/contact`);
    await expect(dataNotice(page)).toContainText('Cours en direct indisponibles.');
    await expect.poll(() => late.some((file) => file.includes('submit-contact'))).toBe(true);
    await expect(page.getByRole('region', { name: 'Cours en direct' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

const opening = /<script type="application\/json" id="(page-data|site-config)">\{/g;

/** The causes that keep a page from starting: changed HTML, or a file that does not load. */
const startFailures = {
  'its data cannot be read': {
    html: (html: string) =>
      html.replace(opening, (tag, id) => (id === 'page-data' ? `${tag},` : tag)),
    reported: 'SyntaxError',
  },
  'its configuration cannot be read': {
    html: (html: string) =>
      html.replace(opening, (tag, id) => (id === 'site-config' ? `${tag},` : tag)),
    reported: 'SyntaxError',
  },
  'nothing of it loads': { file: '**/assets/first-load-*.js', reported: undefined },
} as const;

for (const [cause, failure] of Object.entries(startFailures)) {
  test.describe(`when ${cause}`, () => {
    test('A page stays as it was rendered, and the failure of its start is reported', async ({
      context,
      staffDb,
    }) => {
      const words = await leadingWords(staffDb, 'EUR');
      // Not the fixture's page, which waits for a page to start.
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ name }) => errors.push(name));
      if ('file' in failure) {
        await page.route(failure.file, (route) => route.abort());
      } else {
        await page.route('/', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: failure.html(await response.text()) });
        });
      }
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect.poll(() => errors).toEqual(failure.reported ? [failure.reported] : []);
      await expect(liveBadge(page)).toHaveCount(0);
      await expect(rateOnHome(page)).toContainText(words);
      await expect(page.getByRole('table').getByRole('row').nth(5)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveURL('/faq');
    });
  });
}

test('With a slow database the rendered page keeps its values, and goes live on the answer', {
  tag: '@whole',
}, async ({ page, stack, staffDb }) => {
  const words = await leadingWords(staffDb, 'EUR');
  let answer = () => {};
  const isAnswering = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`http://${stack.firestoreHost}/**`, async (route) => {
    await isAnswering;
    await route.continue();
  });
  const asked = page.waitForRequest(`http://${stack.firestoreHost}/**`);
  await page.goto('/');
  await asked;
  await expect(rateOnHome(page)).toContainText(words);
  await expect(liveBadge(page)).toHaveCount(0);
  // The visitor does not wait: the page works before the database answers.
  await page.goto('/?devise=USD');
  await expect(rateOnHome(page, 'USD')).toContainText('1 USD = ');
  answer();
  await expect(liveBadge(page)).toBeAttached({ timeout: 20_000 });
});

test.describe('when the rules refuse the rates', () => {
  test.use({ expectedComplaint: /permission|insufficient|false for/i });

  test('The rendered rates stay with a notice, and « Réessayer » makes the page live', {
    tag: '@whole',
  }, async ({ page, stack, staffDb }) => {
    const words = await leadingWords(staffDb, 'EUR');
    await whileDenied(stack, 'rates-stats', async () => {
      await page.goto('/');
      await expect(dataNotice(page)).toContainText(`Cours en direct indisponibles : ${kept}`);
      await expect(rateOnHome(page)).toContainText(words);
      await page.getByRole('button', { name: 'Actualiser', exact: true }).click();
      await expect(page.getByText('Actualisation impossible pour le moment')).toBeVisible();
      await expect(dataNotice(page)).toContainText(`Cours en direct indisponibles : ${kept}`);
      await expect(page.getByRole('button', { name: 'Réessayer' })).toHaveCount(1);
    });
    await dataNotice(page).getByRole('button', { name: 'Réessayer' }).click();
    await expect(liveBadge(page)).toBeAttached();
    await expect(dataNotice(page)).not.toContainText('indisponibles');
    await page.getByRole('button', { name: 'Actualiser', exact: true }).click();
    await expect(page.getByText(/Taux actualisés à/)).toBeVisible();
  });
});
