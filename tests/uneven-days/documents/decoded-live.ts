import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { LiveRate } from '@dinar/domain/rates/currency-rates';
import type { LiveEntry } from '../states/uneven-state.ts';

/** A live rate as it is read from the store. */
export function decodedLive(currency: ForeignCurrencyCode, entry: LiveEntry): LiveRate | undefined {
  const { day: date, at, ...rest } = entry;
  const decoded = decodeRatesStats(`rates-stats/${currency}`, {
    live_rate: { ...rest, date, ...(at !== undefined && { at: new Date(at) }) },
  });
  if (!decoded.ok) throw new Error(decoded.problem.reason);
  return decoded.value.live;
}
