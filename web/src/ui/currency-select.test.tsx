import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CurrencySelect } from './currency-select.tsx';

function show() {
  const onChange = vi.fn();
  render(
    <>
      <CurrencySelect
        label="Devise"
        value="EUR"
        options={['EUR', 'USD', 'AED', 'SAR']}
        onChange={onChange}
      />
      <p>ailleurs</p>
    </>,
  );
  return { onChange, button: screen.getByRole('combobox', { name: 'Devise' }) };
}

const isOpen = () => screen.queryByRole('listbox') !== null;

it('a click outside closes the list', async () => {
  const { button } = show();
  await userEvent.click(button);
  expect(isOpen()).toBe(true);
  await userEvent.click(screen.getByText('ailleurs'));
  expect(isOpen()).toBe(false);
});

it('the keys open, move, choose and give up, with the focus staying on the button', async () => {
  const { onChange, button } = show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['USD']]);
  await userEvent.keyboard('{Enter}s');
  expect(
    document.getElementById(button.getAttribute('aria-activedescendant') ?? '')?.textContent,
  ).toBe('SARRiyal Saoudien');
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(onChange).toHaveBeenCalledTimes(1);
});
