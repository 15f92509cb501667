import { deriveBankBoard } from '@dinar/domain/aggregates/derive-bank-board';
import { deriveCentralRate } from '@dinar/domain/aggregates/derive-central-rate';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { collection } from '@dinar/domain/documents/collections';
import {
  type CentralRate,
  decodeRatesStats,
  encodeBankBoard,
  encodeCentral,
  encodeLive,
  type LiveRate,
} from '@dinar/domain/documents/rates-stats-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { DocumentData } from 'firebase-admin/firestore';

/**
 * The fields of `rates-stats/{currency}` by its active rows, the stored live rate kept; undefined
 * when there is nothing to show, so that no document is.
 */
export function statsFields(
  currency: ForeignCurrencyCode,
  rows: readonly BankRate[],
  stored: DocumentData | undefined,
): DocumentData | undefined {
  const board = deriveBankBoard(rows);
  const central = deriveCentralRate(rows);
  const live = storedLive(currency, stored);
  if (board.bankCount === 0 && central === undefined && live === undefined) return undefined;
  return {
    ...encodeBankBoard(board),
    ...encodeCentral(central),
    ...(live === undefined ? { live_rate: null } : encodeLive(live)),
  };
}

/** The live rate of a stored document, whatever state its other fields are in. */
export function storedLive(
  currency: ForeignCurrencyCode,
  stored: DocumentData | undefined,
): LiveRate | undefined {
  const path = `${collection.ratesStats}/${currency}`;
  const decoded = decodeRatesStats(path, { live_rate: stored?.live_rate });
  return decoded.ok ? decoded.value.live : undefined;
}

/** The central bank's rate of a stored document, whatever state its other fields are in. */
export function storedCentral(
  currency: ForeignCurrencyCode,
  stored: DocumentData | undefined,
): CentralRate | undefined {
  const path = `${collection.ratesStats}/${currency}`;
  const decoded = decodeRatesStats(path, { bctn_rate: stored?.bctn_rate });
  return decoded.ok ? decoded.value.central : undefined;
}
