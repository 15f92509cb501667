import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ConverterCard } from './converter-card.tsx';

type CardProps = Partial<ComponentProps<typeof ConverterCard>>;

function show(props: CardProps = {}) {
  const card = (
    <MemoryRouter>
      <ConverterCard
        code="EUR"
        liveRate={3.3891}
        isLoading={false}
        isRefreshing={false}
        onSelect={() => undefined}
        onRefresh={() => undefined}
        {...props}
      />
    </MemoryRouter>
  );
  return render(card);
}

const result = () => screen.getByTestId('conversion-result').textContent;
const fullConverter = () =>
  screen.getByRole('link', { name: 'Convertisseur Complet' }).getAttribute('href');

it('100 units of the currency are converted at the live rate', () => {
  show();
  expect(result()).toBe('338,91');
  expect(screen.getByText('1 EUR = 3,3891 TND')).toBeDefined();
  expect(fullConverter()).toBe('/convertisseur?from=EUR&to=TND&amount=100');
});

it('swapped, the amount of dinars is divided by the live rate', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Inverser la conversion' }));
  expect(result()).toBe('29,5064');
  expect(screen.getByText('1 TND = 0,2951 EUR')).toBeDefined();
  expect(fullConverter()).toBe('/convertisseur?from=TND&to=EUR&amount=100');
});

it('without a live rate the result is 0, both ways', async () => {
  show({ liveRate: undefined });
  expect(result()).toBe('0,00');
  await userEvent.click(screen.getByRole('button', { name: 'Inverser la conversion' }));
  expect(result()).toBe('0,00');
  expect(screen.getByText('1 TND = 0,0000 EUR')).toBeDefined();
});

it('the amount may be typed with a comma', async () => {
  show();
  const field = screen.getByRole('textbox', { name: 'Montant' });
  await userEvent.clear(field);
  await userEvent.type(field, '1 000,5');
  expect(result()).toBe('3\u202f390,7946');
  expect(fullConverter()).toBe('/convertisseur?from=EUR&to=TND&amount=1000.5');
});

it('choosing a currency and refreshing are passed on', async () => {
  const onSelect = vi.fn();
  const onRefresh = vi.fn();
  show({ onSelect, onRefresh });
  await userEvent.click(screen.getByRole('combobox', { name: 'Devise' }));
  await userEvent.click(screen.getByRole('option', { name: /USD/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Actualiser les Taux' }));
  expect(onSelect.mock.calls).toEqual([['USD']]);
  expect(onRefresh).toHaveBeenCalledTimes(1);
});

it('what the visitor did is announced once it has settled; a rate that moves is not', async () => {
  const { rerender } = show();
  const announced = () => screen.getByRole('status').textContent;
  rerender(
    <MemoryRouter>
      <ConverterCard
        code="EUR"
        liveRate={3.4}
        isLoading={false}
        isRefreshing={false}
        onSelect={() => undefined}
        onRefresh={() => undefined}
      />
    </MemoryRouter>,
  );
  expect(result()).toBe('340,00');
  expect(announced()).toBe('');
  await userEvent.type(screen.getByRole('textbox', { name: 'Montant' }), '0');
  await vi.waitFor(() => expect(announced()).toMatch(/EUR = /), { timeout: 2000 });
});
