import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { type RatesStats, statsOn } from '@dinar/domain/rates/currency-rates';
import { correctionOf } from '@dinar/domain/rates/rate-override';
import { knownValue, type Reading } from '../store/reading.ts';

/**
 * Returns the days of a bank to show on its page, newest first. The latest rate of each currency is the one on
 * the board, which head, ticker and comparisons show too; the bank's own days give what was before. Returns
 * `undefined` if there are neither, or if the listener was refused: rates are then emptied, as specified.
 */
export function shownBankDays(
  state: Reading<'snapshots' | 'bankPast'>,
  board: Reading<'board'>,
  bank: BankCode,
  today: RateDate,
): readonly BankSnapshot[] | undefined {
  if (state.kind === 'failed' && state.failure === 'refused') return undefined;
  const own = knownValue(state);
  if (!board.entry) return own;
  const stats = board.entry.value.map((stored) => statsOn(stored, today));
  const days = joinedDays(own ?? [], stats, bank);
  return own || days.length > 0 ? days : undefined;
}

// Each rate keeps its own day: a board may contain a bank's currencies of several days.
function joinedDays(
  own: readonly BankSnapshot[],
  board: readonly RatesStats[],
  bank: BankCode,
): BankSnapshot[] {
  if (bank === centralBankCode) {
    const before = own.flatMap((day) => (day.bankId === centralBankCode ? ratesOf(day) : []));
    return joined(before, board.flatMap(centralRate)).map((day) => ({ bankId: bank, ...day }));
  }
  const quotes = board.flatMap(({ currency, banks }) =>
    banks
      .filter(({ bankId }) => bankId === bank)
      .map(({ bankId: _, date, ...rate }) => ({ currency, date, rate })),
  );
  const before = own.flatMap((day) => (day.bankId === centralBankCode ? [] : ratesOf(day)));
  return joined(before, quotes).map((day) => ({ bankId: bank, ...day }));
}

function ratesOf<Rate>({
  date,
  rates,
}: {
  readonly date: RateDate;
  readonly rates: Readonly<Partial<Record<ForeignCurrencyCode, Rate>>>;
}): Published<Rate>[] {
  return foreignCurrencies.flatMap((currency) => {
    const rate = rates[currency];
    return rate === undefined ? [] : [{ currency, date, rate }];
  });
}

function centralRate({ currency, central }: RatesStats) {
  if (!central) return [];
  const { date, value, manualValue, source } = central;
  const manual = manualValue === undefined ? {} : { manualRate: manualValue };
  return [{ currency, date, rate: { rate: value, ...manual, source, ...correctionOf(central) } }];
}

interface Published<Rate> {
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
  readonly rate: Rate;
}

function joined<Rate>(own: readonly Published<Rate>[], board: readonly Published<Rate>[]) {
  const latest = new Map(board.map(({ currency, date }) => [currency, date]));
  const isBefore = ({ currency, date }: Published<Rate>) => {
    const day = latest.get(currency);
    return day === undefined || date < day;
  };
  const published = [...board, ...own.filter(isBefore)];
  const days = [...new Set(published.map(({ date }) => date))].sort().reverse();
  return days.map((date) => {
    const ofDay = published.filter((one) => one.date === date);
    const rates = Object.fromEntries(ofDay.map(({ currency, rate }) => [currency, rate]));
    return { date, rates, count: ofDay.length };
  });
}
