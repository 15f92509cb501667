import { parseAmount } from '@dinar/domain/money/parse-amount';
import { conversionToday } from '@dinar/domain/today/conversion-today';
import { converterHeading } from '@dinar/site/pages/converter-heading';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { euroStats } from '../../testing/rates-fixtures.ts';
import { loadScreens, showRates } from '../../testing/show-app.tsx';
import { ConverterCard } from './converter-card.tsx';

// Counted, and otherwise unchanged. The page's heading is made once in each of its renders.
vi.mock('@dinar/domain/money/parse-amount', { spy: true });
vi.mock('@dinar/domain/today/conversion-today', { spy: true });
vi.mock('@dinar/site/pages/converter-heading', { spy: true });
vi.mock('./converter-card.tsx', { spy: true });

beforeAll(loadScreens);

const counted = {
  parses: parseAmount,
  conversions: conversionToday,
  pages: converterHeading,
  cards: ConverterCard,
};

function counts() {
  return Object.fromEntries(
    Object.entries(counted).map(([name, spy]) => [name, vi.mocked(spy).mock.calls.length]),
  );
}

async function type(text: string, result: string) {
  const field = screen.getByRole('textbox', { name: 'Montant' });
  fireEvent.change(field, { target: { value: text } });
  expect(screen.getByTestId('conversion-result').textContent).toBe(result);
  const atOnce = counts();
  await waitFor(() => expect(location.search).toContain(`amount=${text}`));
  await screen.findByText(`Ce que chaque banque vous donne pour ${text} EUR`);
  await waitFor(() => expect(document.title).toContain(`${text} EUR`));
  return atOnce;
}

it('a key in the amount costs one parse, one conversion and one render, its address one render more', async () => {
  vi.setSystemTime('2026-11-20T09:00:00Z');
  showRates('/convertisseur/eur/tnd/1', euroStats());
  // Loads the code of the head, which reads the addresses of the sitemap once.
  await type('12', '40,32');
  vi.clearAllMocks();
  const once = { parses: 1, conversions: 1, cards: 1, pages: 1 };
  expect(await type('123', '413,28')).toEqual(once);
  // The address is parsed for its page, whose head converts once for all that it says.
  expect(counts()).toEqual({ parses: 2, conversions: 2, cards: 2, pages: 2 });
});
