import type { BoardRates } from '@dinar/domain/aggregates/derive-currency-rates';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import {
  decodeRatesStats,
  encodeBankQuotes,
  encodeCentral,
  encodeLater,
  encodeLive,
} from '@dinar/domain/documents/rates-stats-document';
import {
  type BankQuote,
  type CentralRate,
  isEmptied,
  type LiveRate,
  statsOn,
} from '@dinar/domain/rates/currency-rates';
import type { DocumentData } from 'firebase-admin/firestore';

/**
 * Returns the fields of `rates-stats/{currency}`; undefined when there is nothing to show and nothing
 * stored, so that no document is created. A stored document is emptied and not deleted: a cached page
 * queries the documents that changed after it was rendered, and such a query finds no deleted document.
 * `dependsOnMarket` records whether the next live rate requires the rows to be judged again.
 */
export function statsFields(
  { banks, central, later, dependsOnMarket }: BoardRates,
  live: LiveRate | undefined,
  stored: DocumentData | undefined,
): DocumentData | undefined {
  if (stored === undefined && isEmptied({ banks, central, live, later })) return undefined;
  return {
    ...encodeBankQuotes(banks),
    ...encodeCentral(central),
    ...encodeLater(later),
    ...(live === undefined ? { live_rate: null } : encodeLive(live)),
    dependsOnMarket,
  };
}

/** Returns the live rate of a stored document, even when its other fields are invalid. */
export function storedLive(
  currency: ForeignCurrencyCode,
  stored: DocumentData | undefined,
): LiveRate | undefined {
  const path = `${collection.ratesStats}/${currency}`;
  const decoded = decodeRatesStats(path, { live_rate: stored?.live_rate });
  return decoded.ok ? decoded.value.live : undefined;
}

/** Returns the central bank's rate of a stored document on a day, even when its other fields are invalid. */
export function storedCentral(
  currency: ForeignCurrencyCode,
  stored: DocumentData | undefined,
  day: RateDate,
): CentralRate | undefined {
  const path = `${collection.ratesStats}/${currency}`;
  const decoded = decodeRatesStats(path, only(stored, 'bctn_rate', 'later'));
  return decoded.ok ? statsOn(decoded.value, day).central : undefined;
}

/** Returns the quotes of a stored document on a day, none when they are invalid. */
export function storedBanks(
  currency: ForeignCurrencyCode,
  stored: DocumentData | undefined,
  day: RateDate,
): readonly BankQuote[] {
  const path = `${collection.ratesStats}/${currency}`;
  const decoded = decodeRatesStats(path, only(stored, 'banks', 'later'));
  return decoded.ok ? statsOn(decoded.value, day).banks : [];
}

// The schema distinguishes an absent field from an undefined one.
function only(stored: DocumentData | undefined, ...names: readonly string[]): DocumentData {
  const known = stored ?? {};
  return Object.fromEntries(names.flatMap((name) => (name in known ? [[name, known[name]]] : [])));
}
