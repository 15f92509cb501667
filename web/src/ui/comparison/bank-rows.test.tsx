import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { compareBanks } from '@dinar/domain/rates/comparison';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { friday, quote } from '../../testing/rates-fixtures.ts';
import { BankRows, type DrawRow } from './bank-rows.tsx';

const banks = commercialBankCodes.slice(0, 12);
const drawRow: DrawRow = ({ bankId, saleRate }) => (
  <tr>
    <td>
      {bankId} {saleRate}
    </td>
  </tr>
);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function show(first: readonly number[]) {
  const table = (sales: readonly number[], inOrderOf: string) => {
    const quotes = sales.map((saleRate, index) =>
      quote({ bankId: banks[index] ?? 'BIAT', purchaseRate: 1, saleRate }),
    );
    const rows = compareBanks({ quotes, latestDay: friday, mode: 'TND', amount: 1 });
    return (
      <table>
        <BankRows code="EUR" inOrderOf={inOrderOf} rows={rows}>
          {drawRow}
        </BankRows>
      </table>
    );
  };
  const { rerender } = render(table(first, '1'));
  const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent ?? '');
  return {
    rates: () => cells().map((text) => Number(text.split(' ')[1])),
    order: () => cells().map((text) => banks.findIndex((bank) => text.startsWith(bank))),
    become: (sales: readonly number[], inOrderOf = '1') => rerender(table(sales, inOrderOf)),
  };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const frameMs = 16;
const rising = (from: number) => banks.map((_, index) => from + index);

it('rates that move without changing the order are drawn five rows a frame', async () => {
  const { rates, become } = show(rising(100));
  become(rising(200));
  expect(rates()).toEqual([...rising(200).slice(0, 5), ...rising(100).slice(5)]);
  await wait(frameMs);
  expect(rates()).toEqual([...rising(200).slice(0, 10), ...rising(100).slice(10)]);
  await wait(frameMs);
  expect(rates()).toEqual(rising(200));
});

it('rates that come before the last of a move are drawn take their place', async () => {
  const { rates, become } = show(rising(100));
  become(rising(200));
  become(rising(300));
  await wait(3 * frameMs);
  expect(rates()).toEqual(rising(300));
});

it('rows of another direction are drawn at once, though banks keep their places', () => {
  const { rates, become } = show(rising(100));
  become(rising(200), 'another');
  expect(rates()).toEqual(rising(200));
});

it('rows of another order come in it at once', () => {
  const { rates, order, become } = show([1, 2, 3, 4, 5, 6, 7]);
  become([17, 16, 15, 14, 13, 12, 11], 'another');
  expect(order()).toEqual([6, 5, 4, 3, 2, 1, 0]);
  expect(rates()).toEqual([11, 12, 13, 14, 15, 16, 17]);
});

it('a first change of order is followed at once, the next when it has stood for five seconds', async () => {
  const { rates, order, become } = show([1, 2, 3]);
  become([2, 1, 3]);
  expect(order()).toEqual([1, 0, 2]);
  await wait(4000);
  become([1, 2, 3]);
  expect(order()).toEqual([1, 0, 2]);
  expect(rates()).toEqual([2, 1, 3]);
  await wait(999);
  expect(order()).toEqual([1, 0, 2]);
  await wait(1);
  expect(order()).toEqual([0, 1, 2]);
});

it('the order stands while somebody presses', async () => {
  const { order, become } = show([1, 2, 3]);
  become([2, 1, 3]);
  become([1, 2, 3]);
  await wait(4000);
  dispatchEvent(new Event('keydown'));
  await wait(3499);
  expect(order()).toEqual([1, 0, 2]);
  await wait(1);
  expect(order()).toEqual([0, 1, 2]);
});

it('a bank that comes or goes is drawn at once, however long the order has stood', () => {
  const { order, become } = show([1, 2, 3]);
  become([2, 1, 3]);
  become([3, 4, 2, 1]);
  expect(order()).toEqual([3, 2, 0, 1]);
  become([3, 4]);
  expect(order()).toEqual([0, 1]);
});
