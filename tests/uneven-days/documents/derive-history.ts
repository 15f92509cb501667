import { deriveHistoryPoint, pointDaysOf } from '@dinar/domain/aggregates/derive-history-point';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { historyPointKey } from '@dinar/domain/documents/rate-history-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { LiveRate } from '@dinar/domain/rates/currency-rates';
import type { RateHistory } from '@dinar/domain/rates/rate-history';

/** The history of a currency, derived from its rows and its live rate, by year. */
export function deriveHistory(
  currency: ForeignCurrencyCode,
  rows: readonly BankRate[],
  live: LiveRate | undefined,
): RateHistory[] {
  const days = new Set([
    ...rows.flatMap(({ date }) => pointDaysOf(date)),
    ...(live ? [live.date] : []),
  ]);
  const points = [...days].sort().flatMap((date) => {
    const stored = live?.date === date ? { live: live.value } : undefined;
    const point = deriveHistoryPoint(currency, date, rows, stored);
    return point ? [{ year: date.slice(0, 4), key: historyPointKey(date), point }] : [];
  });
  return [...new Set(points.map(({ year }) => year))].map((year) => ({
    currency,
    year,
    points: Object.fromEntries(
      points.filter((each) => each.year === year).map(({ key, point }) => [key, point]),
    ),
  }));
}
