import { type CommercialBankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { bankNameOrder } from '@dinar/domain/banks/bank-name';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Locale } from '@dinar/domain/language/locale';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { compareCounters } from '@dinar/domain/today/compare-counters';
import type { CounterQuote } from '@dinar/domain/today/counters';
import { isLike, type Origin, usualOrigin } from '../../ui/provenance/shared-origin.ts';
import type { BoardChoice } from './board-choice.ts';

/** One bank's rates of a currency, and its place among the others. */
interface BoardQuote extends CounterQuote {
  readonly isInForce: boolean;
  readonly isBestBuy: boolean;
  readonly isBestSell: boolean;
  /** Whether it names its own day and source, because they differ from its row's. */
  readonly hasOwnOrigin: boolean;
}

/** One bank with its rates of some currencies. */
export interface BoardRow {
  readonly bankId: CommercialBankCode;
  readonly quotes: ReadonlyMap<ForeignCurrencyCode, BoardQuote>;
  /** The origin of most of its rates in force; absent if it is the board's. */
  readonly origin: Origin | undefined;
}

export interface RankedBoard {
  /** Ranked for the choice: boards in force best first, then older ones, then banks without a rate. */
  readonly rows: readonly BoardRow[];
  /** The origin of most rates in force, which is named once. */
  readonly origin: Origin | undefined;
}

/** Ranks the banks that quote any of the currencies. */
export function rankedBoard(
  board: BoardOfToday,
  currencies: readonly ForeignCurrencyCode[],
  { code, intent }: BoardChoice,
  locale: Locale,
): RankedBoard {
  const compared = currencies.map((currency) => {
    const counters = board.currencies.get(currency)?.counters;
    return [currency, counters ? compareCounters(counters, intent, 1) : []] as const;
  });
  const inForce = compared.flatMap(([, rows]) => rows.filter((row) => row.isInForce));
  const origin = usualOrigin(inForce);
  const ranked = compared.find(([currency]) => currency === code)?.[1] ?? [];
  const others = [...commercialBankCodes]
    .sort(bankNameOrder(locale))
    .filter((bank) => !ranked.some(({ bankId }) => bankId === bank));
  const rows = [...ranked.map(({ bankId }) => bankId), ...others].map((bankId) => {
    const own = compared.flatMap(([currency, all]) =>
      all.filter((row) => row.bankId === bankId).map((row) => [currency, row] as const),
    );
    const ofRow = usualOrigin(own.filter(([, row]) => row.isInForce).map(([, row]) => row));
    const shown = ofRow ?? origin;
    const quotes = own.map(
      ([currency, row]) => [currency, { ...row, hasOwnOrigin: !isLike(shown, row) }] as const,
    );
    const differs = ofRow && !isLike(origin, ofRow);
    return { bankId, quotes: new Map(quotes), origin: differs ? ofRow : undefined };
  });
  return { rows: rows.filter(({ quotes }) => quotes.size > 0), origin };
}
