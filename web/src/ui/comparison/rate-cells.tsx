import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/today/compare-counters';
import type { ReactNode } from 'react';
import { figure } from '../number/figure.ts';
import { type LastShown, MovingNumber } from '../number/moving-number.tsx';

interface RateCellsProps {
  readonly row: ComparisonRow;
  readonly mode: ComparisonMode;
  readonly lastShown: LastShown;
  /** The text under the sale rate. */
  readonly children?: ReactNode;
}

/** A bank's purchase and sale rate; the rate that the mode computes with is marked, and the best ones. */
export function RateCells({ row, mode, lastShown, children }: RateCellsProps) {
  const { bankId, purchase, sale, isBestBuy, isBestSell } = row;
  return (
    <>
      <td data-used={mode === 'SELECTED'} data-best={isBestBuy}>
        <MovingNumber
          of={`${bankId} purchase`}
          value={purchase.value.toNumber()}
          format={formatTableRate}
          lastShown={lastShown}
          figure={figure('purchase', purchase.currency, bankId)}
        />
      </td>
      <td data-used={mode === 'TND'} data-best={isBestSell}>
        <MovingNumber
          of={`${bankId} sale`}
          value={sale.value.toNumber()}
          format={formatTableRate}
          lastShown={lastShown}
          figure={figure('sale', sale.currency, bankId)}
        />
        {children}
      </td>
    </>
  );
}
