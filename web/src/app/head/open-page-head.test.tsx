import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { pageAt } from '@dinar/site/pages/page';
import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { boardEntry } from '../../data/page/page-data.ts';
import { createPageStore } from '../../data/store/page-store.ts';
import { createPageRenderer, headOf } from '../../entry-server.tsx';
import { shellFiller } from '../../server/page-shell.ts';
import { euroStats, friday, quote, testConfig } from '../../testing/rates-fixtures.ts';
import { showPart } from '../../testing/show-app.tsx';
import { testShell, testShells } from '../../testing/test-shell.ts';
import { usePage } from '../use-page.ts';
import { headPeriodMs, usePageHead } from './use-page-head.ts';

const renderer = createPageRenderer(testShells);
const fill = shellFiller(testShell, 'page-data');
const now = new Date('2026-11-20T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now }));
function Head() {
  usePageHead(usePage(), testConfig.site);
  return null;
}

/** Title, description, addresses and structured data of a document. */
function headIn(page: Document) {
  const tags = [
    ...page.head.querySelectorAll('meta[content], link[rel=canonical], link[hreflang]'),
  ].map((tag) =>
    [...tag.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
      .join(' '),
  );
  const data = page.head.querySelector('#structured-data')?.textContent;
  return { title: page.title, tags: new Set(tags), data };
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

async function served(url: string, board: readonly RatesStats[]) {
  return parsed((await renderer).render({ url, board, resources: [], now }).html);
}

/** The document that would be served, without its body. */
function servedHead(url: string, board: readonly RatesStats[]) {
  const { pathname, searchParams } = new URL(url, location.href);
  const page = pageAt(pathname, searchParams);
  const head = page ? headOf(page, { board, now }, testConfig.site) : '';
  return parsed(fill({ head, body: '', data: '', screen: '' }));
}

/** The rates after a change: all move, and in some states a part is missing. */
function ratesAfter(change: number): readonly RatesStats[] {
  const rise = change / 1000;
  const { live, central, ...euros } = euroStats();
  const banks = (['BIAT', 'BNTE', 'STBK'] as const).map((bankId, index) =>
    quote({ bankId, purchaseRate: 3.34 + rise, saleRate: 3.4 + rise + index / 100 }),
  );
  const euro: RatesStats = {
    ...euros,
    banks: change === 3 ? banks.slice(0, 2) : change === 6 ? [] : banks,
    ...(live && change !== 7 && { live: { ...live, value: 3.38 + rise } }),
    ...(central && change !== 9 && { central: { ...central, value: 3.3752 + rise } }),
  };
  const dollar: RatesStats = {
    currency: 'USD',
    central: { value: 2.9 + rise, date: friday, source: 'bct' },
    banks: [quote({ bankId: 'BIAT', purchaseRate: 2.88 + rise, saleRate: 2.95 + rise })],
  };
  return change === 5 ? [euro] : [euro, dollar];
}

/** Their titles have no rate, or none in these states; their descriptions may. */
const fixedTitles = ['/cours-change', '/comparateur/usd', '/aide-memoire/eur', '/faq', '/contact'];

it.each([
  '/',
  '/cours-change',
  '/cours-change/biat',
  '/cours-change/biat/eur',
  '/meilleur-taux-de-euro',
  '/comparateur/eur',
  '/comparateur/usd',
  '/convertisseur/eur/tnd/100?bank=biat',
  '/convertisseur/eur/tnd/25?bank=biat',
  '/convertisseur?from=TND&to=USD&amount=12000&intent=buy',
  '/50-euros-en-dinar-tunisien',
  '/aide-memoire/eur',
  '/faq',
  '/contact',
])('through ten changes the head of an open %s is the one that would be served', async (url) => {
  const store = createPageStore([boardEntry(ratesAfter(0))]);
  document.head.replaceChildren(...(await served(url, ratesAfter(0))).head.children);
  showPart(url, <Head />, { store, renderedAt: now });
  const titles = new Set<string>();
  for (let change = 0; change <= 10; change += 1) {
    act(() => store.receive(boardEntry(ratesAfter(change))));
    await act(() => vi.advanceTimersByTimeAsync(headPeriodMs));
    await vi.dynamicImportSettled();
    expect(headIn(document)).toEqual(headIn(servedHead(url, ratesAfter(change))));
    titles.add(document.title);
  }
  expect(titles.size > 1).toBe(!fixedTitles.includes(url));
});
