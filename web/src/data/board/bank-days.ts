import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { knownValue, type ResourceState } from '../resources/resource-state.ts';
import type { Board } from './board-state.ts';

/**
 * Returns the days of a bank to show on its page, newest first: its own, else its quotes on the board.
 * Returns `undefined` if there are neither, or if the listener was refused: rates are then emptied, as
 * specified.
 */
export function shownBankDays(
  state: ResourceState<'snapshots' | 'bankPast'>,
  board: Board | undefined,
  bank: BankCode,
): readonly BankSnapshot[] | undefined {
  if (state.kind === 'failed' && state.failure === 'refused') return undefined;
  const own = knownValue(state);
  if (own || !board) return own;
  const onBoard = daysOnBoard([...board.ratesByCurrency.values()], bank);
  return onBoard.length > 0 ? onBoard : undefined;
}

// Each rate keeps its own day: a board may contain a bank's currencies of several days.
function daysOnBoard(board: readonly RatesStats[], bank: BankCode): BankSnapshot[] {
  if (bank === centralBankCode) {
    return byDay(board.flatMap(centralRate)).map((day) => ({ bankId: bank, ...day }));
  }
  const quotes = board.flatMap(({ currency, banks }) =>
    banks
      .filter(({ bankId }) => bankId === bank)
      .map(({ bankId: _, date, ...rate }) => ({ currency, date, rate })),
  );
  return byDay(quotes).map((day) => ({ bankId: bank, ...day }));
}

function centralRate({ currency, central }: RatesStats) {
  if (!central) return [];
  const { date, value, manualValue, source } = central;
  const manual = manualValue === undefined ? {} : { manualRate: manualValue };
  return [{ currency, date, rate: { rate: value, ...manual, source } }];
}

interface Published<Rate> {
  readonly currency: ForeignCurrencyCode;
  readonly date: RateDate;
  readonly rate: Rate;
}

function byDay<Rate>(published: readonly Published<Rate>[]) {
  const days = [...new Set(published.map(({ date }) => date))].sort().reverse();
  return days.map((date) => {
    const ofDay = published.filter((one) => one.date === date);
    const rates = Object.fromEntries(ofDay.map(({ currency, rate }) => [currency, rate]));
    return { date, rates, count: ofDay.length };
  });
}
