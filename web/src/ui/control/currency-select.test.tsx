import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CurrencySelect } from './currency-select.tsx';

function show() {
  const onChange = vi.fn();
  const { container } = render(
    <form>
      <CurrencySelect
        label="Devise"
        name="from"
        value="EUR"
        options={['EUR', 'USD', 'AED']}
        onChange={onChange}
      />
    </form>,
  );
  return { onChange, container, list: screen.getByRole('combobox', { name: 'Devise' }) };
}

it('shows the flag and the code, and its list contains the names', () => {
  const { container, list } = show();
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('EUR');
  expect(container.querySelectorAll('[aria-hidden] [data-flag]')).toHaveLength(1);
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['EUR – Euro', 'USD – Dollar US', 'AED – Dirham des Émirats']);
});

it('a choice is reported, and a form sends it without any script', async () => {
  const { onChange, container, list } = show();
  await userEvent.selectOptions(list, 'USD');
  expect(onChange.mock.calls).toEqual([['USD']]);
  const form = container.querySelector('form');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ from: 'EUR' });
});

it('the list is the browser’s own drop-down, which closes after a choice and at a click outside', () => {
  const { list } = show();
  if (!(list instanceof HTMLSelectElement)) throw new Error('It is no list of the browser’s');
  expect([list.type, list.size]).toEqual(['select-one', 0]);
});
