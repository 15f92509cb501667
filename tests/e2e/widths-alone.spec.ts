import { collection } from '@dinar/domain/documents/collections';
import { expect, type Page } from '@playwright/test';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { inParts, pagesAndStates } from './pages-and-states.ts';
import { test } from './visitor.ts';

const widths = [320, 345, 360, 390, 480, 640, 768, 769, 800, 853, 900, 960, 1024, 1280, 1920];

// A typeface of the visitor's system may be wider than any that we have, so two replace the page's own.
const typefaces = {
  'the page’s own': '',
  'a wide one': '* { font-family: "DejaVu Sans Mono", "Courier New", monospace !important; }',
  'a spaced one': '* { letter-spacing: 0.06em !important; }',
};

let restore: () => Promise<void>;

test.beforeAll(async ({ staffDb }) => {
  restore = await nameRealSources(staffDb);
});
test.afterAll(() => restore());

for (const [part, some] of inParts(pagesAndStates(), 3)) {
  test(`No page scrolls sideways from 320 to 1920 px, with real sources and any typeface: ${part}`, {
    tag: ['@own-width', '@whole'],
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('fawazahmed0/exchange-api').first()).toBeAttached();
    const faults: string[] = [];
    for (const { name, path } of some) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const fault of await faultsIn(page)) faults.push(`${name}, ${width} px, ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}

/**
 * Returns the typefaces in which a page is wider than its window, each with the text that reaches farthest. All in
 * one call, so that only the last is painted. The page's policy refuses style elements, and lets scripts of the
 * browser's own adopt a sheet.
 */
function faultsIn(page: Page): Promise<string[]> {
  return page.evaluate((sheets) => {
    const root = document.documentElement;
    const end = (element: Element) => element.getBoundingClientRect().right;
    return Object.entries(sheets).flatMap(([typeface, css]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      const beyond = root.scrollWidth - root.clientWidth;
      if (beyond <= 0) return [];
      const [first] = [...document.querySelectorAll('main *')]
        .filter(({ childElementCount }) => childElementCount === 0)
        .sort((one, other) => end(other) - end(one));
      return `${typeface}: ${beyond} px too wide: ${first?.parentElement?.className} « ${first?.textContent} »`;
    });
  }, typefaces);
}

/**
 * Gives the seeded rates the sources of real ones and the live rate the provider with the longest name, because
 * demonstration data hide what real sources show. Returns what puts the seed back.
 */
async function nameRealSources(db: Firestore): Promise<() => Promise<void>> {
  const { docs } = await db.collection(collection.ratesStats).get();
  for (const document of docs) {
    const data = withRealSources(document.data());
    const live = data.live_rate && {
      ...data.live_rate,
      source: 'live-fx',
      provider: 'currency-api',
    };
    await document.ref.set({ ...data, ...(live && { live_rate: live }), changedAt: new Date() });
  }
  return async () => {
    for (const document of docs)
      await document.ref.set({ ...document.data(), changedAt: new Date() });
  };
}

function withRealSources(data: DocumentData): DocumentData {
  const banks = data.banks?.map((bank: DocumentData) => ({ ...bank, source: 'import' }));
  const central = data.bctn_rate && { ...data.bctn_rate, source: 'bct' };
  return { ...data, ...(banks && { banks }), ...(central && { bctn_rate: central }) };
}
