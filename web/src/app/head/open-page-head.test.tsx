import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardEntry } from '../../data/page/page-data.ts';
import { createPageStore } from '../../data/store/page-store.ts';
import { PageStoreContext } from '../../data/store/page-store-context.ts';
import { createPageRenderer } from '../../entry-server.tsx';
import { euroStats, quote, testConfig } from '../../testing/rates-fixtures.ts';
import { testShell } from '../../testing/test-shell.ts';
import { RenderedAtContext } from '../../ui/clock/rendered-at.ts';
import { usePage } from '../use-page.ts';
import { headPeriodMs, usePageHead } from './use-page-head.ts';

const renderer = createPageRenderer(testShell);
const now = new Date('2026-11-20T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

function Head() {
  usePageHead(usePage(), testConfig.site);
  return null;
}

/** Title, description, addresses and structured data of a document. */
function headIn(page: Document) {
  const tags = [...page.head.querySelectorAll('meta[content], link[rel=canonical]')].map((tag) =>
    [...tag.attributes].map(({ name, value }) => `${name}=${value}`).join(' '),
  );
  const data = page.head.querySelector('#structured-data')?.textContent;
  return { title: page.title, tags: new Set(tags), data };
}

async function served(url: string, board: readonly RatesStats[]) {
  const { html } = (await renderer).render({ url, board, resources: [], now });
  return new DOMParser().parseFromString(html, 'text/html');
}

function ratesAfter(change: number): readonly RatesStats[] {
  const rise = change / 1000;
  const { live, ...euro } = euroStats({
    banks: (['BIAT', 'BNTE', 'STBK'] as const).map((bankId, index) =>
      quote({ bankId, purchaseRate: 3.34 + rise, saleRate: 3.4 + rise + index / 100 }),
    ),
  });
  // In one of the states no source of the market has answered.
  return change === 7 || !live ? [euro] : [{ ...euro, live: { ...live, value: 3.38 + rise } }];
}

it.each([
  '/',
  '/comparateur/eur',
  '/convertisseur/eur/tnd/100?bank=biat',
  '/meilleur-taux-de-euro',
  '/cours-change/biat/eur',
  '/faq',
])('through ten changes the head of an open %s is the one that would be served', async (url) => {
  const store = createPageStore([boardEntry(ratesAfter(0))]);
  document.head.replaceChildren(...(await served(url, ratesAfter(0))).head.children);
  render(
    <RenderedAtContext value={now}>
      <PageStoreContext value={store}>
        <MemoryRouter initialEntries={[url]}>
          <Head />
        </MemoryRouter>
      </PageStoreContext>
    </RenderedAtContext>,
  );
  const titles = new Set<string>();
  for (let change = 0; change <= 10; change += 1) {
    act(() => store.receive(boardEntry(ratesAfter(change))));
    await act(() => vi.advanceTimersByTimeAsync(headPeriodMs));
    await vi.dynamicImportSettled();
    expect(headIn(document)).toEqual(headIn(await served(url, ratesAfter(change))));
    titles.add(document.title);
  }
  expect(titles.size > 1).toBe(url !== '/faq');
});
