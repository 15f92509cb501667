import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { expect, type Page } from '@playwright/test';
import { openLive, test } from './visitor.ts';

/** The width of an A4 sheet between its margins, at 96 px an inch. */
const sheet = { width: 680, height: 1010 };

// « Aujourd’hui » has no meaning on paper.
const day = /(?:Imprimé|Fait) le \p{L}+ \d{1,2}(?:er)? \p{L}+ \d{4}/u;

/** Each kind of page, the amount or the answer that its sheet says in words, and what else it has. */
const pages: readonly {
  readonly path: string;
  readonly amount?: RegExp;
  readonly expectMore?: (page: Page) => Promise<void>;
}[] = [
  { path: '/', amount: /Pour 100 EUR vous recevez/, expectMore: expectEveryBank },
  { path: '/?devise=USD&intent=buy&amount=500', amount: /Pour acheter 500 USD vous payez/ },
  { path: '/cours-change', expectMore: expectBothRates },
  { path: '/meilleur-taux-de-euro' },
  { path: '/cours-change/biat', expectMore: expectWholeChart },
  {
    path: '/cours-change/biat/eur?amount=500',
    amount: /500 EUR/,
    expectMore: expectWholeChart,
  },
  { path: '/cours-change/banque-centrale-tunisie' },
  {
    path: '/comparateur/eur?intent=sell&amount=500',
    amount: /pour 500 EUR/,
    expectMore: expectWholeChart,
  },
  { path: '/convertisseur/eur/tnd/500', amount: /Pour 500 EUR vous recevez/ },
  { path: '/100-euros-en-dinar-tunisien', amount: /Pour 100 EUR vous recevez/ },
  { path: '/aide-memoire/eur' },
  { path: '/toutes-les-devises?amount=500', amount: /500/ },
  { path: '/cryptomonnaies' },
  { path: '/etat' },
  { path: '/faq', amount: /D’où viennent les taux.*Les cours officiels sont ceux que/ },
  { path: '/regles-de-change' },
  { path: '/contact', amount: /contact@/ },
  { path: '/favoris' },
  { path: '/alertes' },
];

/** Opens a page as a phone does, then lays it out for paper. */
async function print(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, path);
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
}

test('Each sheet has its title, its day, its tables and its chart, and nothing to press', {
  tag: ['@own-width', '@whole'],
}, async ({ page }) => {
  // What is there to press on a screen would be found.
  await page.goto('/');
  expect(await faultsOf(page)).toContainEqual(expect.stringMatching(/^control: BUTTON/));
  for (const { path, amount, expectMore } of pages) {
    await print(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const text = await page.locator('body').innerText();
    expect(text, path).toMatch(day);
    if (amount) expect(text.replace(/\s/g, ' '), path).toMatch(amount);
    expect(await faultsOf(page), path).toEqual([]);
    await expectMore?.(page);
  }
});

test('The sheet of the favourites has what the amount gives in each currency', {
  tag: ['@own-width', '@whole'],
}, async ({ page }) => {
  await page.goto('/favoris');
  await page.getByRole('checkbox', { name: 'USD' }).check();
  await page.getByRole('button', { name: 'Garder sur cet appareil' }).click();
  await print(page, '/favoris');
  await expect(page.getByRole('rowheader')).toHaveText([/EUR/, /USD/]);
});

/** Home has every bank, also those that a screen shows on demand. */
async function expectEveryBank(page: Page): Promise<void> {
  const rows = page.locator('#banques tbody tr');
  await expect(page.locator('#banques tbody tr:visible')).toHaveCount(await rows.count());
  expect(await rows.count()).toBeGreaterThan(10);
}

/** The banks have both rates of each currency of home. */
async function expectBothRates(page: Page): Promise<void> {
  for (const code of homeCurrencies) {
    await expect(page.locator('thead').getByText(code, { exact: true }).first()).toBeVisible();
  }
  const cells = page.locator('tbody tr').filter({ hasText: 'BIAT' }).first().locator('td:visible');
  await expect(cells).toHaveCount(2 * homeCurrencies.length);
}

/** A chart is on one sheet with its heading and its legend. */
async function expectWholeChart(page: Page): Promise<void> {
  const section = page.locator('section[data-past]');
  await expect(section.getByRole('heading'), page.url()).toBeVisible();
  await expect(section, page.url()).toHaveCSS('break-inside', 'avoid');
}

/** What a sheet must not have: controls, what covers it, gaps, what is cut off, tables laid out for a phone. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'nav, footer, aside, button, input, select, textarea, summary, label';
    const shown = [...document.querySelectorAll('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`;
    return shown.flatMap((element) => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isControl =
        (element.matches(controls) &&
          !element.matches('th > button, [data-printed], [data-printed] > summary')) ||
        /^(Convertir|Trouver une agence.*|Image du jour)$/.test(element.textContent?.trim() ?? '');
      const covers = style.position === 'fixed' || style.position === 'sticky';
      const borders = [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth];
      const isEmptyFrame =
        borders.every((width) => width !== '0px') &&
        box.height > 20 &&
        element.textContent?.trim() === '' &&
        element.querySelector('svg, img') === null;
      const isCut = box.width > 0 && (box.left < 0 || Math.floor(box.right) > innerWidth);
      // The grid around it leaves a gap before and after.
      const isGap =
        element.matches('main *') &&
        box.height === 0 &&
        style.position !== 'absolute' &&
        getComputedStyle(element.parentElement ?? element).display.includes('grid') &&
        element.closest('svg, p') === null;
      const isEmptyForm = element.matches('form:not(:has([data-result]))');
      const isOfPhone = element.matches('main tr') && style.display !== 'table-row';
      const isBlankHeading =
        element instanceof HTMLTableCellElement &&
        element.matches('thead th') &&
        element.textContent?.trim() !== '' &&
        element.innerText.trim() === '';
      return [
        ...(isControl ? [`control: ${nameOf(element)}`] : []),
        ...(covers ? [`covers: ${nameOf(element)}`] : []),
        ...(isCut ? [`cut off: ${nameOf(element)}`] : []),
        ...(isGap ? [`gap: ${nameOf(element)}`] : []),
        ...(isEmptyFrame ? [`empty frame: ${nameOf(element)}`] : []),
        ...(isEmptyForm ? [`empty form: ${nameOf(element)}`] : []),
        ...(isBlankHeading ? [`blank heading: ${nameOf(element)}`] : []),
        ...(isOfPhone ? [`phone's table: ${nameOf(element)}`] : []),
      ];
    });
  });
}
