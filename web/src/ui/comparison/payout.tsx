import { formatMoney } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import type { Intent } from '@dinar/domain/today/intent';
import { useLocale } from '../language/locale-context.ts';
import { comparedFigure } from './compared-figure.ts';

interface PayoutProps {
  readonly row: ComparisonRow;
  readonly intent: Intent;
  /** The amount given to the bank, or to buy there. */
  readonly given: Decimal;
}

/** A bank's payout for an amount, or its price for one to buy. */
export function Payout({ row, intent, given }: PayoutProps) {
  const locale = useLocale();
  const { bankId, purchase } = row;
  return (
    <span {...comparedFigure('payout', { bankId, currency: purchase.currency }, intent, given)}>
      {formatMoney(row.amount, locale)}
    </span>
  );
}
