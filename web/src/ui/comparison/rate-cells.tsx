import { formatRate3 } from '@dinar/domain/format/format-number';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/rates/comparison';
import { MovingNumber } from '../moving-number.tsx';

/** What a bank buys and sells at; the rate that the mode computes with is marked, and the best ones. */
export function RateCells({ row, mode }: { row: ComparisonRow; mode: ComparisonMode }) {
  return (
    <>
      <td data-used={mode === 'SELECTED'} data-best={row.isBestBuy}>
        <MovingNumber value={row.purchaseRate} format={formatRate3} />
      </td>
      <td data-used={mode === 'TND'} data-best={row.isBestSell}>
        <MovingNumber value={row.saleRate} format={formatRate3} />
      </td>
    </>
  );
}
