import { defaultLocale, type Locale, locales } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { expect, type Page } from '@playwright/test';
import { builtPages } from '../support/built-pages.ts';
import { cutTexts } from '../support/cut-texts.ts';
import { lengthenTexts } from '../support/lengthen-texts.ts';
import { walkByKeyboard } from '../support/walk-by-keyboard.ts';
import { arabicFaults } from './arabic-faults.ts';
import { beyondWindow, setTextSize } from './page-parts.ts';
import { inParts, pagesAndStates } from './pages-and-states.ts';
import { openLive, test } from './visitor.ts';

/** Here the header, the headings of tables and the notice leave the least room. */
const smallest = { width: 360, height: 740 };

/** Screens and their states, once each. */
const screens = [...pagesAndStates().map(({ path }) => path), '/convertisseur/usd/tnd/1234567'];

/** Routes and states that in Arabic have other figures or widths than their screen. */
const otherArabic = [
  ...builtPages().map(({ path }) => path),
  '/cours-change/banque-centrale-tunisie',
  '/cours-change/tf-bank',
  '/convertisseur/eur/usd/500',
].filter((path) => !screens.includes(path));

// A part that hydrates after its words were lengthened finds other words than its own, and renders them again.
test.use({ expectedComplaint: /React error #418/ });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    addEventListener('error', ({ message }) => errors.push(message));
  }),
);

/** What is measured on a page in each language. In one open page: loading it costs more than measuring it. */
const measures: Readonly<Record<Locale, readonly ((page: Page) => Promise<string[]>)[]>> = {
  fr: [inLargeText, walk],
  en: [inLargeText, withLongerWords],
  ar: [inArabic, inLargeText, withLongerWords],
};

for (const locale of locales) {
  const others = locale === 'ar' ? ', and no figure is turned' : '';
  const keys = locale === defaultLocale ? ', and Tab walks it from its top to its end' : '';
  for (const [part, some] of inParts(screens, 3)) {
    test(`Every page in ${locale} fits its window, in large text and longer words too${others}${keys}: ${part}`, {
      tag: ['@own-width', '@whole'],
    }, async ({ page }) => {
      const faults: string[] = [];
      for (const path of some) {
        for (const measure of [openWhole(pathIn(locale, path)), ...measures[locale]]) {
          faults.push(...(await measure(page)).map((fault) => `${path}, ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });
  }
}

test('Every other route in Arabic fits its window, and no figure is turned', {
  tag: ['@own-width', '@whole'],
}, async ({ page }) => {
  const faults: string[] = [];
  for (const path of otherArabic) {
    for (const measure of [openWhole(pathIn('ar', path)), inArabic]) {
      faults.push(...(await measure(page)).map((fault) => `${path}, ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

/** Opens a page, waits for its late parts, which are measured too, and returns what its scripts threw until then. */
function openWhole(path: string) {
  return async (page: Page): Promise<string[]> => {
    await page.setViewportSize(smallest);
    await openLive(page, path);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    return page.evaluate(() => Reflect.get(window, 'errors'));
  };
}

async function walk(page: Page): Promise<string[]> {
  await page.setViewportSize(smallest);
  return (await walkByKeyboard(page)).map((fault) => `Tab: ${fault}`);
}

async function inArabic(page: Page): Promise<string[]> {
  await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeAttached();
  await expect(page.locator('footer')).toBeVisible();
  return atWidths(page, [360, 768, 1280], '', arabicFaults);
}

async function inLargeText(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const percent of [130, 200]) {
    await setTextSize(page, percent);
    faults.push(...(await atWidths(page, [320, 1280], `text at ${percent} %: `)));
  }
  await setTextSize(page, 100);
  return faults;
}

async function withLongerWords(page: Page): Promise<string[]> {
  await lengthenTexts(page);
  return atWidths(page, [360, 1280], 'longer words: ', cutTexts);
}

/** The faults of a page at some widths: how much wider than its window it is, and others. */
async function atWidths(
  page: Page,
  widths: readonly number[],
  what: string,
  faultsOf: (page: Page) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await beyondWindow(page);
    const found = [...(beyond > 0 ? [`${beyond} px too wide`] : []), ...(await faultsOf(page))];
    faults.push(...found.map((fault) => `${width} px, ${what}${fault}`));
  }
  return faults;
}
