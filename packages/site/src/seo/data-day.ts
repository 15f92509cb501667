import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { BoardOfToday, CurrencyToday } from '@dinar/domain/today/board-of-today';
import type { Page } from '../pages/page.ts';
import { pageCurrencies } from '../pages/page-currencies.ts';

const textDays: Readonly<Record<string, string>> = { privacy: '2024-01-15', terms: '2024-01-15' };

/** The day of the content of a page: that of its latest rate or of its text; undefined if unknown. */
export function dataDay(page: Page, board: BoardOfToday): RateDate | undefined {
  if (page.kind === 'information') return parseRateDate(textDays[page.route.id] ?? '');
  const bank = 'bank' in page ? page.bank : undefined;
  return pageCurrencies(page)
    .flatMap((code) => board.currencies.get(code) ?? [])
    .flatMap((currency) => daysOf(currency, bank))
    .sort()
    .at(-1);
}

function daysOf({ central, market, counters }: CurrencyToday, bank?: BankCode): RateDate[] {
  if (bank === centralBankCode) return central ? [central.rate.day] : [];
  const quotes = [...counters.inForce, ...counters.older];
  if (bank) return quotes.filter(({ bankId }) => bankId === bank).map(({ day }) => day);
  const references = [central, market].filter((reference) => reference !== undefined);
  return [...references.map(({ rate }) => rate.day), ...quotes.map(({ day }) => day)];
}
