import { formatColumnAmount } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/today/compare-counters';
import { figure } from '../number/figure.ts';

interface PayoutProps {
  readonly row: ComparisonRow;
  readonly mode: ComparisonMode;
  /** The amount given to the bank. */
  readonly given: Decimal;
}

/** A bank's payout for an amount. */
export function Payout({ row, mode, given }: PayoutProps) {
  const { currency } = row.purchase;
  const pair = mode === 'TND' ? `TND-${currency}` : `${currency}-TND`;
  return (
    <span
      {...figure('payout', currency, row.bankId)}
      data-pair={pair}
      data-amount={given.toFixed()}
    >
      {formatColumnAmount(row.amount)}
    </span>
  );
}
