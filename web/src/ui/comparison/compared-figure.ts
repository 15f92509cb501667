import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import { figure } from '../number/figure.ts';

interface BankOfCurrency {
  readonly bankId: BankCode;
  readonly currency: ForeignCurrencyCode;
}

/** Returns the attributes of an element that shows a bank's payout or gap for an amount. */
export function comparedFigure(
  kind: 'payout' | 'gap',
  { bankId, currency }: BankOfCurrency,
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
