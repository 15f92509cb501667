import { compareBankNames } from '@dinar/domain/banks/bank';
import { type CommercialBankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { CounterQuote } from '@dinar/domain/today/counters';
import { type Origin, sharedOrigin } from '../../ui/provenance/shared-origin.ts';

interface MatrixQuote extends CounterQuote {
  readonly isInForce: boolean;
  /** Whether it shows its own day and source instead of the row's. */
  readonly hasOwnOrigin: boolean;
}

/** One bank with its rates of some currencies. */
export interface MatrixRow {
  readonly bankId: CommercialBankCode;
  readonly quotes: ReadonlyMap<ForeignCurrencyCode, MatrixQuote>;
  /** The origin of all its rates in force, except those that staff corrected; absent if two differ. */
  readonly origin: Origin | undefined;
}

/** Returns the banks that quote any of the currencies, sorted by name. */
export function matrixRows(
  board: BoardOfToday,
  currencies: readonly ForeignCurrencyCode[],
): MatrixRow[] {
  return [...commercialBankCodes]
    .sort(compareBankNames)
    .map((bankId) => rowOf(bankId, board, currencies))
    .filter(({ quotes }) => quotes.size > 0);
}

function rowOf(
  bankId: CommercialBankCode,
  board: BoardOfToday,
  currencies: readonly ForeignCurrencyCode[],
): MatrixRow {
  const found = currencies.flatMap((code) => {
    const counters = board.currencies.get(code)?.counters;
    const inForce = counters?.inForce.find((quote) => quote.bankId === bankId);
    const quote = inForce ?? counters?.older.find((older) => older.bankId === bankId);
    return quote ? [{ code, quote, isInForce: inForce !== undefined }] : [];
  });
  const origin = sharedOrigin(found.filter((one) => one.isInForce).map(({ quote }) => quote));
  const quotes = found.map(({ code, quote, isInForce }) => {
    const hasOwnOrigin = !origin || !isInForce || quote.correction !== undefined;
    return [code, { ...quote, isInForce, hasOwnOrigin }] as const;
  });
  return { bankId, quotes: new Map(quotes), origin };
}
