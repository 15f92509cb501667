import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type RateColumn, RateTable } from './rate-table.tsx';

interface Row {
  readonly bank: string;
  readonly sale: number;
  readonly isOld?: boolean;
}

type Name = 'bank' | 'sale';

const columns: readonly [RateColumn<Row, Name>, RateColumn<Row, Name>] = [
  { name: 'bank', heading: 'Banque', cell: ({ bank }) => bank },
  { name: 'sale', heading: 'Vente', sortValue: ({ sale }) => sale, cell: ({ sale }) => sale },
];

function tableOf(rows: readonly Row[]) {
  return (
    <RateTable<Row, Name>
      caption={<span>Les banques</span>}
      subject="EUR"
      columns={columns}
      rows={rows}
      marks={({ isOld = false }) => ({ 'data-stale': isOld })}
      isApart={({ isOld = false }) => isOld}
    />
  );
}

const rows = [
  { bank: 'STB', sale: 3 },
  { bank: 'BNA', sale: 1 },
  { bank: 'ATB', sale: 0, isOld: true },
  { bank: 'BIAT', sale: 2 },
];

const shown = () =>
  screen.getAllByRole('rowheader').map((head) => head.closest('tr')?.textContent ?? '');

it('rows have their own order with older ones last, and sorting keeps older ones last', async () => {
  render(tableOf(rows));
  expect(shown()).toEqual(['STB3', 'BNA1', 'BIAT2', 'ATB0']);
  const head = screen.getByRole('button', { name: 'Vente' });
  await userEvent.click(head);
  expect(shown()).toEqual(['BNA1', 'BIAT2', 'STB3', 'ATB0']);
  expect(head.parentElement?.ariaSort).toBe('ascending');
  await userEvent.click(head);
  expect(shown()).toEqual(['STB3', 'BIAT2', 'BNA1', 'ATB0']);
  await userEvent.click(head);
  expect(shown()).toEqual(['STB3', 'BNA1', 'BIAT2', 'ATB0']);
});

it('a new order of the banks changes the texts of the rows and keeps their elements', () => {
  const { rerender } = render(tableOf(rows));
  const before = screen.getAllByRole('row');
  rerender(tableOf([...rows].reverse()));
  expect(screen.getAllByRole('row')).toEqual(before);
  expect(shown()).toEqual(['BIAT2', 'BNA1', 'STB3', 'ATB0']);
});

it('a column without a sort value is not sortable', () => {
  render(tableOf(rows));
  expect(screen.getAllByRole('columnheader').map((head) => head.querySelector('button'))).toEqual([
    null,
    screen.getByRole('button', { name: 'Vente' }),
  ]);
});
