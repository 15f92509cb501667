import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Coin } from '@dinar/domain/documents/coin-document';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { RateHistory } from '@dinar/domain/rates/rate-history';

/** The documents from which the pages are rendered, decoded as the page builder decodes it. */
export interface StoredDocuments {
  readonly board: readonly RatesStats[];
  /** A bank's snapshots, the newest first. */
  readonly snapshotsOf: (bank: BankCode) => readonly BankSnapshot[];
  /** A currency's years in order. */
  readonly historiesOf: (currency: ForeignCurrencyCode) => readonly RateHistory[];
  readonly coins: readonly Coin[];
}
