import { formatRate3 } from '@dinar/domain/format/format-number';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/rates/comparison';
import { type LastShown, MovingNumber } from '../moving-number.tsx';

interface RateCellsProps {
  readonly row: ComparisonRow;
  readonly mode: ComparisonMode;
  readonly lastShown: LastShown;
}

/** What a bank buys and sells at; the rate that the mode computes with is marked, and the best ones. */
export function RateCells({ row, mode, lastShown }: RateCellsProps) {
  return (
    <>
      <td data-used={mode === 'SELECTED'} data-best={row.isBestBuy}>
        <MovingNumber
          of={`${row.bankId} purchase`}
          value={row.purchaseRate}
          format={formatRate3}
          lastShown={lastShown}
        />
      </td>
      <td data-used={mode === 'TND'} data-best={row.isBestSell}>
        <MovingNumber
          of={`${row.bankId} sale`}
          value={row.saleRate}
          format={formatRate3}
          lastShown={lastShown}
        />
      </td>
    </>
  );
}
