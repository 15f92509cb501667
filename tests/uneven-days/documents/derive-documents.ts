import { deriveBankSnapshot } from '@dinar/domain/aggregates/derive-bank-snapshot';
import {
  type CurrencyRates,
  deriveCurrencyRates,
  firstJudgedDay,
  latestQuotes,
} from '@dinar/domain/aggregates/derive-currency-rates';
import { deriveHistoryPoint, pointDaysOf } from '@dinar/domain/aggregates/derive-history-point';
import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { type RateDate, utcDay } from '@dinar/domain/days/rate-date';
import type { Coin } from '@dinar/domain/documents/coin-document';
import { historyPointKey } from '@dinar/domain/documents/rate-history-document';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { LiveRate, RatesStats } from '@dinar/domain/rates/currency-rates';
import type { RateHistory } from '@dinar/domain/rates/rate-history';
import type { CurrencyEntries, UnevenState } from '../states/uneven-state.ts';
import { decodedCoins, decodedLive, decodedRows } from './decoded-entries.ts';

/** The documents from which the pages are rendered, decoded as the page builder decodes it. */
export interface StoredDocuments {
  readonly board: readonly RatesStats[];
  /** A bank's snapshots, the newest first. */
  readonly snapshotsOf: (bank: BankCode) => readonly BankSnapshot[];
  /** A currency's years in order. */
  readonly historiesOf: (currency: ForeignCurrencyCode) => readonly RateHistory[];
  readonly coins: readonly Coin[];
}

/** The documents of a state: aggregates derived from its rows by the functions that triggers call. */
export function deriveDocuments(state: UnevenState): StoredDocuments {
  const today = utcDay(new Date(state.now));
  const derived = state.currencies.map((entries) => derivedCurrency(entries, today, state));
  const rows = derived.flatMap((each) => each.rows);
  return {
    board: derived
      .map(({ stats }) => stats)
      .filter(({ live, central, banks }) => live || central || banks.length > 0),
    snapshotsOf: (bank) => snapshotsOf(bank, rows),
    historiesOf: (currency) => {
      const found = derived.find(({ stats }) => stats.currency === currency);
      return found ? deriveHistory(currency, found.rows, found.stats.live) : [];
    },
    coins: decodedCoins(state.coins),
  };
}

interface DerivedCurrency {
  readonly stats: RatesStats;
  readonly rows: readonly BankRate[];
}

function derivedCurrency(
  entries: CurrencyEntries,
  today: RateDate,
  { storedAs }: Pick<UnevenState, 'storedAs'>,
): DerivedCurrency {
  const { currency } = entries;
  const live = entries.live && decodedLive(currency, entries.live);
  const rows = decodedRows(entries, firstJudgedDay(today));
  const { suspect, banks, central } =
    storedAs === 'rows'
      ? deriveCurrencyRates(rows, { today, live })
      : { ...unjudged(rows), suspect: [] };
  return {
    stats: { currency, banks, ...(central && { central }), ...(live && { live }) },
    rows: markedRows(rows, new Map(suspect.map(({ rate, problem }) => [rate, problem]))),
  };
}

// The documents that a release without judgement would have stored: each bank's latest row, of any day.
function unjudged(rows: readonly BankRate[]): Pick<CurrencyRates, 'banks' | 'central'> {
  const [central] = rows
    .filter((row) => row.bankId === centralBankCode)
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  return {
    banks: latestQuotes(rows.filter((row) => row.bankId !== centralBankCode)),
    ...(central && {
      central: {
        value: central.rate,
        ...(central.manualRate !== undefined && { manualValue: central.manualRate }),
        date: central.date,
        source: central.source,
      },
    }),
  };
}

/** The rows with the problems that staff read on the suspect ones. */
function markedRows(
  rows: readonly BankRate[],
  problems: ReadonlyMap<BankRate, string>,
): BankRate[] {
  return rows.map((row) => {
    const problem = problems.get(row);
    return problem === undefined ? row : { ...row, problem };
  });
}

function snapshotsOf(bank: BankCode, rows: readonly BankRate[]): BankSnapshot[] {
  const own = rows.filter(({ bankId }) => bankId === bank);
  const days = [...new Set(own.map(({ date }) => date))].sort().reverse();
  return days.flatMap((date) => deriveBankSnapshot(bank, date, own) ?? []);
}

/** The history of a currency, derived from its rows and its live rate, by year. */
function deriveHistory(
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
