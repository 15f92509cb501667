import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { Intent } from '@dinar/domain/today/intent';
import { figure } from '../number/figure.ts';

interface BankOfCurrency {
  readonly bankId: BankCode;
  readonly currency: ForeignCurrencyCode;
}

/** Returns the attributes of an element that shows a bank's payout or gap for an amount. */
export function comparedFigure(
  kind: 'payout' | 'gap',
  { bankId, currency }: BankOfCurrency,
  intent: Intent,
  amount: Decimal,
) {
  return {
    ...figure(kind, currency, bankId),
    'data-pair': intent === 'sell' ? `${currency}-TND` : `TND-${currency}`,
    'data-amount': amount.toFixed(),
    'data-fixed': intent === 'buy' ? 'buy' : undefined,
  };
}
