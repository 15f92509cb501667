import { bankByCode } from '@dinar/domain/banks/bank';
import { type BankCode, centralBankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { bankPageCurrencies } from '@dinar/domain/currencies/currency-lists';
import { sampleRates } from '@dinar/domain/rates/sample-rates';
import { canonicalPath } from '@dinar/site/pages/canonical-path';
import { pageAt } from '@dinar/site/pages/page';
import { publicPages } from '@dinar/site/pages/public-pages';
import { expect, test } from 'vitest';
import { deriveDocuments } from './documents/derive-documents.ts';
import { openRenderer, renderPage } from './pages/render-page.ts';
import { plainState } from './states/plain-state.ts';
import type { UnevenState } from './states/uneven-state.ts';

const today = '2026-11-24';
const now = `${today}T10:30:00Z`;
const renderer = await openRenderer();
const documents = deriveDocuments(allBanksQuote());

/** A day on which each bank quotes the currencies of every bank's page. */
function allBanksQuote(): UnevenState {
  const plain = plainState('every bank quotes', now);
  const currencies = bankPageCurrencies.map((currency) => {
    const { purchaseRate, saleRate } = sampleRates[currency];
    const counters = commercialBankCodes.map((bank) => ({
      bank,
      day: today,
      purchase: purchaseRate,
      sale: saleRate,
      source: 'bank-page',
    }));
    const mid = (purchaseRate + saleRate) / 2;
    return { currency, counters, central: [{ day: today, mid, source: 'bct' }] };
  });
  const others = plain.currencies.filter(({ currency }) => !(currency in sampleRates));
  return { ...plain, currencies: [...currencies, ...others] };
}

const links = new Map<string, readonly string[]>();

/** The canonical paths of our own pages that an address links to. */
function linksOf(address: string): readonly string[] {
  const found = links.get(address) ?? readLinks(address);
  links.set(address, found);
  return found;
}

function readLinks(path: string): readonly string[] {
  const html = renderPage(renderer, path, documents, now);
  // As the renderer writes an attribute: to parse 300 pages takes longer than to render them.
  const addresses = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  const found = addresses.flatMap((address) => {
    const { origin, pathname, searchParams } = new URL(
      address.replaceAll('&amp;', '&'),
      'https://site.example',
    );
    const page = origin === 'https://site.example' ? pageAt(pathname, searchParams) : undefined;
    return page ? [canonicalPath(page)] : [];
  });
  return [...new Set(found)];
}

const paths = publicPages.map(canonicalPath);

/** The least number of links from home to each page. */
function stepsFromHome(): ReadonlyMap<string, number> {
  const steps = new Map([['/', 0]]);
  for (const [path, step] of steps) {
    for (const next of linksOf(path)) if (!steps.has(next)) steps.set(next, step + 1);
  }
  return steps;
}

test('Every public page is at most three links from home', () => {
  const steps = stepsFromHome();
  expect(paths.filter((path) => (steps.get(path) ?? Number.POSITIVE_INFINITY) > 3)).toEqual([]);
});

test('Each currency of a bank is linked from four kinds of page', () => {
  const counterPages = publicPages.flatMap((page) => (page.kind === 'bank-currency' ? [page] : []));
  const kindsOf = (page: (typeof counterPages)[number]) =>
    addressesOf(page.bank, page.currency)
      .filter((address) => linksOf(address).includes(canonicalPath(page)))
      .map((address) => pageAt(address.split('?')[0] ?? '')?.kind);
  const few = counterPages.filter(
    (page) => page.bank !== centralBankCode && kindsOf(page).length < 4,
  );
  expect(counterPages.length).toBeGreaterThan(200);
  expect(few.map((page) => [canonicalPath(page), ...kindsOf(page)].join(' '))).toEqual([]);
});

/** One address of each kind of page that may link to a currency of a bank. */
function addressesOf(bank: BankCode, currency: ForeignCurrencyCode): string[] {
  const code = currency.toLowerCase();
  return [
    `/?devise=${currency}`,
    `/cours-change?devise=${currency}`,
    `/cours-change/${bankByCode(bank).slug}`,
    `/comparateur/${code}`,
    `/convertisseur/${code}/tnd`,
  ];
}
