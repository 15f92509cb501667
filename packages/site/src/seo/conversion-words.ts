import type { CurrencyCode, ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatAmount, formatRate4 } from '@dinar/domain/format/format-number';
import type { CurrencyPair } from '../pages/page.ts';
import type { ReferenceConversion } from './reference-conversion.ts';

/** The result of a conversion with its currency: 4 decimals for one unit, else at most 2. */
export function resultInWords(
  { amount, to }: Pick<CurrencyPair, 'amount' | 'to'>,
  { result }: ReferenceConversion,
): string {
  return `${amount === 1 ? formatRate4(result) : formatAmount(result)} ${to}`;
}

/** A conversion as an equation: "1 EUR = 3,3890 TND". */
export function equation(pair: CurrencyPair, answer: ReferenceConversion): string {
  return `${amountWithCode(pair.amount, pair.from)} = ${resultInWords(pair, answer)}`;
}

export function amountWithCode(amount: number, code: CurrencyCode): string {
  return `${formatAmount(amount)} ${code}`;
}

/** One unit of a currency in dinars. */
export function unitPair(currency: ForeignCurrencyCode): CurrencyPair {
  return { from: currency, to: 'TND', amount: 1 };
}
