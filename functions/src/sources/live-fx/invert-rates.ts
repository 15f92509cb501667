import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { decimal, roundRate } from '@dinar/domain/money/decimal';
import { SourceError } from '../source-error.ts';
import type { OfferedQuote } from './live-fx-source.ts';

/**
 * Quotes from units of each currency for one dinar; those of currencies we do not follow are left
 * out. Raises SourceError 'malformed-row' when one of ours is no number above 0.
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
