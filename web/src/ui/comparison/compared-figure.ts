import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/today/compare-counters';
import { figure } from '../number/figure.ts';

/** Returns the attributes of an element that shows a bank's payout or gap for an amount. */
export function comparedFigure(
  kind: 'payout' | 'gap',
  { bankId, purchase: { currency } }: Pick<ComparisonRow, 'bankId' | 'purchase'>,
  mode: ComparisonMode,
  amount: Decimal,
) {
  return {
    ...figure(kind, currency, bankId),
    'data-pair': mode === 'SELECTED' ? `${currency}-TND` : `TND-${currency}`,
    'data-amount': amount.toFixed(),
    'data-fixed': mode === 'BUY' ? 'buy' : undefined,
  };
}
