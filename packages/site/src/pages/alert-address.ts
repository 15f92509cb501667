import type { AlertSide, WatchedFigure } from '@dinar/domain/alerts/rate-alert';
import { bankByCode, bankBySlug } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { alertsPage } from '../routes/alerts-page.ts';
import type { PageQuery } from './page.ts';

/** The words of an alert's side in an address, as in the converter's. */
const intentOfSide = { purchase: 'sell', sale: 'buy' } as const satisfies Record<AlertSide, string>;

/** The address at which an alert on a figure is set. */
export function alertHref({ currency, side, bank }: WatchedFigure): string {
  const of = bank ? `&bank=${bankByCode(bank).slug}` : '';
  return `${alertsPage}?intent=${intentOfSide[side]}&currency=${currency}${of}`;
}

/** Reads the figure in an address of the page of alerts; what is missing or unknown is that of the euro. */
export function watchedIn(query: PageQuery): WatchedFigure {
  const currency = parseForeignCurrencyCode(query.get('currency') ?? '') ?? 'EUR';
  const side = query.get('intent') === intentOfSide.sale ? 'sale' : 'purchase';
  const bank = bankBySlug(query.get('bank') ?? '')?.code;
  return { currency, side, ...(bank && bank !== centralBankCode && { bank }) };
}
