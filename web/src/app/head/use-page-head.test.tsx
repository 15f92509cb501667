import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBoardStore } from '../../data/board/board-store.ts';
import { BoardStoreContext } from '../../data/board/board-store-context.ts';
import { boardOfStats, euroStats, quote, testConfig } from '../../testing/rates-fixtures.ts';
import { usePage } from '../use-page.ts';
import { usePageHead } from './use-page-head.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
  const store = createBoardStore({ kind: 'static', board: boardOfStats(euroStats(), dollar) });
  render(
    <BoardStoreContext value={store}>
      <MemoryRouter initialEntries={[at]}>
        <Head to={to} />
      </MemoryRouter>
    </BoardStoreContext>,
  );
}

it('the title and the canonical address follow the requested conversion', async () => {
  showHead('/50-euros-en-dinar-tunisien', '?from=USD&to=TND&amount=200');
  await waitFor(() =>
    expect(document.title).toBe('50 euros en dinar tunisien : 167,50 TND au 20/11/2026'),
  );
  act(() => screen.getByRole('button').click());
  await waitFor(() =>
    expect(document.title).toBe('200 USD en Dinar Tunisien : 580,00 TND au 20/11/2026'),
  );
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${testConfig.site.url}/convertisseur/usd/tnd`,
  );
});

it('the title follows the selected bank', async () => {
  showHead('/convertisseur/eur/tnd/100', '?bank=biat');
  await waitFor(() => expect(document.title).toContain(' : 335,00 TND au '));
  act(() => screen.getByRole('button').click());
  await waitFor(() =>
    expect(document.title).toBe('100 euros en dinar tunisien (BIAT) : 336,00 TND au 20/11/2026'),
  );
});

it('an address with the same head changes nothing in the document', async () => {
  showHead('/comparateur/eur', '/comparateur/eur?montant=500');
  await waitFor(() => expect(document.title).toContain('EUR'));
  const watching = new MutationObserver(() => undefined);
  watching.observe(document.head, { subtree: true, childList: true, attributes: true });
  act(() => screen.getByRole('button').click());
  await vi.dynamicImportSettled();
  expect(watching.takeRecords()).toEqual([]);
});
