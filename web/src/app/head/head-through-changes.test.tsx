import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageStore } from '../../data/store/page-store.ts';
import { PageStoreContext } from '../../data/store/page-store-context.ts';
import { createPageRenderer } from '../../entry-server.tsx';
import {
  boardOfStats,
  euroStats,
  friday,
  quote,
  testConfig,
} from '../../testing/rates-fixtures.ts';
import { testShell } from '../../testing/test-shell.ts';
import { RenderedAtContext } from '../../ui/clock/rendered-at.ts';
import { usePage } from '../use-page.ts';
import { headPeriodMs, usePageHead } from './use-page-head.ts';

/** Eleven boards of a day, each unlike the one before: rates that move, and what leaves and comes back. */
const boards: readonly (readonly RatesStats[])[] = Array.from({ length: 11 }, (_, index) => {
  const up = index / 100;
  const banks = [
    quote({ bankId: 'BIAT', purchaseRate: 3.36 + up, saleRate: 3.42 + up }),
    quote({ bankId: 'BNTE', purchaseRate: 3.34, saleRate: 3.41 + up }),
    quote({ bankId: 'STBK', purchaseRate: 3.35 + up / 2, saleRate: 3.41 }),
  ];
  const { live, central, ...euros } = euroStats();
  const euro: RatesStats = {
    ...euros,
    banks: index === 3 ? banks.slice(0, 2) : index === 6 ? [] : banks,
    ...(live && index !== 8 && { live: { ...live, value: 3.3891 + up } }),
    ...(central && index !== 9 && { central: { ...central, value: 3.3752 + up } }),
  };
  const dollar: RatesStats = {
    currency: 'USD',
    central: { value: 2.9 + up, date: friday, source: 'bct' },
    banks: [quote({ bankId: 'BIAT', purchaseRate: 2.88 + up, saleRate: 2.95 + up })],
  };
  return index === 5 ? [euro] : [euro, dollar];
});

function Head() {
  usePageHead(usePage(), testConfig.site);
  return null;
}

function headOf(page: Document) {
  return {
    title: page.title,
    description: page.querySelector('meta[name=description]')?.getAttribute('content'),
    structuredData: page.querySelector('#structured-data')?.textContent,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.head.replaceChildren();
});

const urls = [
  '/',
  '/cours-change',
  '/cours-change/biat',
  '/cours-change/biat/eur',
  '/meilleur-taux-de-euro',
  '/comparateur/usd',
  '/convertisseur/eur/tnd/25?bank=biat',
  '/convertisseur?from=TND&to=USD&amount=12000&intent=buy',
  '/50-euros-en-dinar-tunisien',
  '/aide-memoire/eur',
  '/contact',
];

it.each(urls)(
  'the head of %s is the one of a newly rendered page after each of ten changes',
  async (url) => {
    const { render: renderHtml } = await createPageRenderer(testShell);
    const newHead = (board: readonly RatesStats[]) => {
      const { html } = renderHtml({ url, board: [...board], resources: [], now: new Date() });
      return headOf(new DOMParser().parseFromString(html, 'text/html'));
    };
    const [first = [], ...changes] = boards;
    const store = createPageStore([boardOfStats(...first)]);
    render(
      <RenderedAtContext value={new Date()}>
        <PageStoreContext value={store}>
          <MemoryRouter initialEntries={[url]}>
            <Head />
          </MemoryRouter>
        </PageStoreContext>
      </RenderedAtContext>,
    );
    const heads: string[] = [];
    for (const board of changes) {
      act(() => store.receive(boardOfStats(...board)));
      await act(() => vi.advanceTimersByTimeAsync(headPeriodMs));
      await vi.dynamicImportSettled();
      expect(headOf(document)).toEqual(newHead(board));
      heads.push(JSON.stringify(headOf(document)));
    }
    expect(heads).toHaveLength(10);
  },
);
