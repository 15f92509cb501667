import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatRate3 } from '@dinar/domain/format/format-number';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/rates/comparison';
import { MovingNumber } from '../moving-number.tsx';

interface RateCellsProps {
  readonly code: ForeignCurrencyCode;
  readonly row: ComparisonRow;
  readonly mode: ComparisonMode;
}

/** What a bank buys and sells at; the rate that the mode computes with is marked, and the best ones. */
export function RateCells({ code, row, mode }: RateCellsProps) {
  return (
    <>
      <td data-used={mode === 'SELECTED'} data-best={row.isBestBuy}>
        <MovingNumber of={code} value={row.purchaseRate} format={formatRate3} />
      </td>
      <td data-used={mode === 'TND'} data-best={row.isBestSell}>
        <MovingNumber of={code} value={row.saleRate} format={formatRate3} />
      </td>
    </>
  );
}
