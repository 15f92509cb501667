import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { compareCounters } from '@dinar/domain/today/compare-counters';
import { countersToday } from '@dinar/domain/today/counters';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { friday, quote } from '../../testing/rates-fixtures.ts';
import { BankRows } from './bank-rows.tsx';

const banks = commercialBankCodes.slice(0, 12);

function tableOf(sales: readonly number[]) {
  const quotes = sales.map((saleRate, index) =>
    quote({ bankId: banks[index] ?? 'BIAT', purchaseRate: 1, saleRate }),
  );
  const rows = compareCounters(countersToday('EUR', quotes, friday), 'TND', 1);
  return (
    <table>
      <BankRows code="EUR" rows={rows}>
        {({ bankId, sale }) => (
          <tr>
            <td>
              {bankId} {sale.value.toString()}
            </td>
          </tr>
        )}
      </BankRows>
    </table>
  );
}

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent ?? '');
const rising = (from: number) => banks.map((_, index) => from + index);

it('rates that move are shown together, in the order that is true of them', () => {
  const { rerender } = render(tableOf(rising(100)));
  rerender(tableOf(rising(200).reverse()));
  expect(cells()).toEqual(
    [...banks].reverse().map((bank, index) => `${bank} ${rising(200)[index]}`),
  );
  rerender(tableOf(rising(100)));
  expect(cells()).toEqual(banks.map((bank, index) => `${bank} ${rising(100)[index]}`));
});

it('banks that change places change the texts of the rows, which stay where they are', () => {
  const { rerender } = render(tableOf([1, 2, 3]));
  const before = screen.getAllByRole('row');
  rerender(tableOf([3, 2, 1]));
  expect(screen.getAllByRole('row')).toEqual(before);
  expect(cells()).toEqual([`${banks[2]} 1`, `${banks[1]} 2`, `${banks[0]} 3`]);
});
