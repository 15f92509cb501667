import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { decimal, roundRate } from '@dinar/domain/money/decimal';
import { SourceError } from '../source-error.ts';
import type { OfferedQuote } from './live-fx-source.ts';

/**
 * Converts units of each currency for one dinar into quotes, and skips currencies that we do not follow.
 * Throws SourceError 'malformed-row' when the rate of one of ours is not a number above 0.
 */
export function invertRates(
  perDinar: Readonly<Record<string, unknown>>,
  updated: Pick<OfferedQuote, 'date' | 'at'>,
  source: string,
): OfferedQuote[] {
  return Object.entries(perDinar).flatMap(([code, units]) => {
    const currency = parseForeignCurrencyCode(code);
    if (currency === undefined) return [];
    if (typeof units !== 'number' || !Number.isFinite(units) || units <= 0) {
      throw new SourceError('malformed-row', source, `${code} vaut ${JSON.stringify(units)}`);
    }
    return [{ currency, value: roundRate(decimal(1).div(units)), ...updated }];
  });
}
