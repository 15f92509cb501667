import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';

/** An approximate rate in the guide, in TND; without a reference it is the specified example. */
export interface GuideRate {
  readonly currency: ForeignCurrencyCode;
  readonly rate: Decimal;
  readonly exampleAmount: number;
  readonly exampleValue: Decimal;
  readonly reference?: ReferenceRate;
}

const specified = [
  { currency: 'EUR', rate: '3.41', exampleAmount: 100 },
  { currency: 'USD', rate: '3.15', exampleAmount: 500 },
  { currency: 'GBP', rate: '4.02', exampleAmount: 200 },
] as const;

/**
 * The rates of the guide: the leading mid rate of each currency if one may be shown, else the specified
 * example.
 */
export function guideRates(board: BoardOfToday | undefined): GuideRate[] {
  return specified.map(({ currency, rate: example, exampleAmount }) => {
    const reference = board?.currencies.get(currency)?.leading;
    const rate = reference?.rate.value ?? decimal(example);
    const exampleValue = rate.times(exampleAmount);
    return { currency, rate, exampleAmount, exampleValue, ...(reference && { reference }) };
  });
}
