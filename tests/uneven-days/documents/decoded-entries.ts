import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { coinTable } from '@dinar/domain/crypto/coin-table';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { type Coin, decodeCoin } from '@dinar/domain/documents/coin-document';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { LiveRate } from '@dinar/domain/rates/currency-rates';
import type {
  CentralEntry,
  CoinEntry,
  CounterEntry,
  CurrencyEntries,
  LiveEntry,
} from '../states/uneven-state.ts';

/**
 * The rows of a currency as functions read them, without rows that do not decode. A wrong row from before
 * `firstJudged` already has its problem.
 */
export function decodedRows(
  { currency, counters, central }: CurrencyEntries,
  firstJudged: string,
): BankRate[] {
  const problem = ({ day, falseBecause }: CounterEntry | CentralEntry) =>
    falseBecause !== undefined && day < firstJudged ? { problem: falseBecause } : {};
  const documents = [
    ...counters.map((row) => ({ ...counterFields(row), ...problem(row) })),
    ...central.map((row) => ({ ...centralFields(row), ...problem(row) })),
  ];
  return documents.flatMap((fields, index) => {
    const decoded = decodeBankRate(`bank-rates/${index}`, { currency, status: 1, ...fields });
    return decoded.ok ? [decoded.value] : [];
  });
}

function counterFields(row: CounterEntry) {
  const { bank, day, purchase, sale, source, typed } = row;
  return {
    bankId: bank,
    date: day,
    purchaseRate: purchase,
    saleRate: sale,
    source,
    fetchedAt: new Date(row.fetchedAt ?? `${day}T00:00:00Z`),
    ...typed,
  };
}

function centralFields({ day, mid, manual, source }: CentralEntry) {
  return {
    bankId: centralBankCode,
    date: day,
    rate: mid,
    manualRate: manual ?? null,
    source,
    fetchedAt: new Date(`${day}T00:00:00Z`),
  };
}

/** A live rate as it is read from the store. */
export function decodedLive(currency: ForeignCurrencyCode, entry: LiveEntry): LiveRate | undefined {
  const { day: date, at, ...rest } = entry;
  const decoded = decodeRatesStats(`rates-stats/${currency}`, {
    live_rate: { ...rest, date, ...(at !== undefined && { at: new Date(at) }) },
  });
  if (!decoded.ok) throw new Error(decoded.problem.reason);
  return decoded.value.live;
}

/** Coins as they are read from the store. */
export function decodedCoins(entries: readonly CoinEntry[]): Coin[] {
  return entries.map(({ id, price, change, updatedAt, source }) => {
    const facts = coinTable.find((coin) => coin.id === id);
    const decoded = decodeCoin(`coins/${id}`, {
      name: facts?.name,
      symbol: facts?.symbol.toLowerCase(),
      current_price: price ?? null,
      price_change_percentage_24h: change ?? null,
      source,
      updatedAt: updatedAt === undefined ? null : new Date(updatedAt),
    });
    if (!decoded.ok) throw new Error(decoded.problem.reason);
    return decoded.value;
  });
}
