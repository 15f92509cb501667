import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { Page } from '../pages/page.ts';
import { pageCurrencies } from '../pages/page-currencies.ts';
import type { RatesByCurrency } from './rates-by-currency.ts';

const textDays: Readonly<Record<string, string>> = { privacy: '2024-01-15', terms: '2024-01-15' };

/** The day a page's contents are of: that of its latest rate or of its text; undefined if unknown. */
export function dataDay(page: Page, rates: RatesByCurrency): RateDate | undefined {
  if (page.kind === 'information') return parseRateDate(textDays[page.route.id] ?? '');
  const days = pageCurrencies(page).flatMap((code) => daysOf(rates.get(code), page));
  return days.sort().at(-1);
}

function daysOf(stats: RatesStats | undefined, page: Page): RateDate[] {
  const days =
    page.kind === 'bank'
      ? [bankDay(stats, page.bank)]
      : [stats?.live?.date, stats?.central?.date, stats?.date];
  return days.filter((day) => day !== undefined);
}

function bankDay(stats: RatesStats | undefined, bank: BankCode): RateDate | undefined {
  if (bank === centralBankCode) return stats?.central?.date;
  return stats?.banks.find(({ bankId }) => bankId === bank)?.date;
}
