import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPageStore, type PageStore } from '../../data/store/page-store.ts';
import { boardOfStats, day, euroStats, quote, testConfig } from '../../testing/rates-fixtures.ts';
import { showPart } from '../../testing/show-app.tsx';
import { useNavigate } from '../../ui/address/page-location.ts';
import { usePage } from '../use-page.ts';
import { headPeriodMs, usePageHead } from './use-page-head.ts';

beforeEach(() => void vi.setSystemTime('2026-11-20T12:00:00Z'));
function Head({ to }: { to: string }) {
  const navigate = useNavigate();
  usePageHead(usePage(), testConfig.site);
  return (
    <button type="button" onClick={() => navigate(to, { replace: true })}>
      Aller
    </button>
  );
}

function showHead(at: string, to: string) {
  const dollar = euroStats({
    currency: 'USD',
    banks: [quote({ bankId: 'BIAT', purchaseRate: 2.9, saleRate: 3 })],
  });
  const store = createPageStore([boardOfStats(euroStats(), dollar)]);
  showPart(at, <Head to={to} />, { store });
}

it('the title and the canonical address follow the requested conversion', async () => {
  showHead('/50-euros-en-dinar-tunisien', '?from=USD&to=TND&amount=200');
  await waitFor(() =>
    expect(document.title).toBe('50 euros en dinar tunisien : 168,00 TND chez BIAT au 20/11/2026'),
  );
  act(() => screen.getByRole('button').click());
  await waitFor(() =>
    expect(document.title).toBe('200 USD : 580,00 TND chez BIAT, seule lue au 20/11/2026'),
  );
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${testConfig.site.url}/convertisseur/usd/tnd`,
  );
});

const euroAt = (value: number) =>
  boardOfStats(
    euroStats({ banks: [], live: { value, date: day('2026-11-20'), source: 'live-fx' } }),
  );
const move = (store: PageStore, value: number) => act(() => store.receive(euroAt(value)));
const description = () => document.querySelector('meta[name=description]')?.getAttribute('content');
const jsonLd = () => document.querySelector('#structured-data')?.textContent;
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await vi.dynamicImportSettled();
};

function renderHead(store: PageStore) {
  showPart('/convertisseur/eur/tnd/100', <Head to="/" />, { store, renderedAt: new Date() });
}

it.each(['visible', 'hidden'] as const)(
  'the head of a %s page follows new rates at most every ten seconds',
  async (visibility) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    const store = createPageStore([euroAt(3.4)]);
    document.title = 'Le titre du serveur';
    renderHead(store);
    await pass(headPeriodMs);
    expect(document.title).toBe('Le titre du serveur');
    move(store, 3.41);
    await pass(0);
    expect(document.title).toContain('341,00 TND');
    const heads = [];
    for (let second = 0; second < 30; second += 1) {
      move(store, 3.42 + second / 1000);
      await pass(1000);
      heads.push(document.title);
    }
    expect(new Set(heads).size).toBeLessThanOrEqual(4);
    await pass(headPeriodMs);
    expect(document.title).toContain('344,90 TND');
    expect(description()).toContain('344,90');
    expect(jsonLd()).toContain('3.449');
  },
);

it('the head of a rendered page follows the day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:59:00Z') });
  const store = createPageStore([euroAt(3.4)]);
  renderHead(store);
  document.title = 'Le titre du serveur';
  await pass(2 * 60_000);
  expect(document.title).toContain('340,00 TND');
});

it('an address with the same head changes nothing in the document', async () => {
  showHead('/comparateur/eur', '/comparateur/eur?amount=500');
  await waitFor(() => expect(document.title).toContain('EUR'));
  const watching = new MutationObserver(() => undefined);
  watching.observe(document.head, { subtree: true, childList: true, attributes: true });
  act(() => screen.getByRole('button').click());
  await vi.dynamicImportSettled();
  expect(watching.takeRecords()).toEqual([]);
});
