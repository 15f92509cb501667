import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatShortDay } from '@dinar/domain/days/format-day';
import { fill } from '@dinar/domain/language/texts';
import { askedBestRate } from '../pages/page-currencies.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';
import { bankQuotes, bestRates, centralRates, midOn, sidesOn } from './bank-quotes.ts';
import type { Wordings } from './fit-text.ts';
import type { PageContext } from './page-context.ts';

/** The title of the list of banks, with the best bank on either side if the page is about one currency. */
export function banksTitle(context: PageContext<'banks'>): Wordings {
  const { page } = context;
  const code = askedBestRate(page);
  if (code === undefined) return [textsOfRoute(page.route, page.locale).title];
  const texts = seoTexts[page.locale].banks;
  const currency = currencyName(code, page.locale);
  const best = bestRates(context, code);
  if (!best) return [fill(texts.compared, { currency, code })];
  const { buy, buyer, sell, seller } = best;
  return [
    fill(texts.bestWithBanks, { currency, buy, buyer, sell, seller }),
    fill(texts.best, { currency, buy, sell }),
    fill(texts.best, { currency: code, buy, sell }),
  ];
}

/** The title of a bank's page, with its rate of the day. */
export function bankTitle(context: PageContext<'bank'>): Wordings {
  if (context.page.bank === centralBankCode) return centralBankTitle(context);
  const { locale } = context.page;
  const texts = seoTexts[locale].bank;
  const bank = bankName(context.page.bank, locale);
  const title = fill(texts.title, { bank });
  const [quote] = bankQuotes(context);
  if (quote === undefined) return [title];
  const { currency } = quote.purchase;
  const values = { bank, currency, ...sidesOn(quote, locale) };
  return [fill(texts.sidesOn, values), fill(texts.shortSidesOn, values), title];
}

function centralBankTitle(context: PageContext<'bank'>): Wordings {
  const { locale } = context.page;
  const texts = seoTexts[locale];
  const bank = bankName(centralBankCode, locale);
  const title = fill(texts.bank.title, { bank });
  const [central] = centralRates(context);
  if (central === undefined) return [title];
  const { currency } = central.rate;
  return [fill(texts.centralBank.midOn, { bank, currency, ...midOn(central, locale) }), title];
}

/** The title of a bank's page of one currency. */
export function bankCurrencyTitle(context: PageContext<'bank-currency'>): Wordings {
  const { currency, locale } = context.page;
  const texts = seoTexts[locale].bankCurrency;
  const bank = bankName(context.page.bank, locale);
  const title = fill(texts.title, { bank, currency });
  if (context.page.bank === centralBankCode) {
    const [central] = centralRates(context);
    if (central === undefined) return [title];
    return [fill(texts.midOn, { bank, currency, ...midOn(central, locale) }), title];
  }
  const [quote] = bankQuotes(context);
  if (quote === undefined) return [title];
  const values = { bank, currency, ...sidesOn(quote, locale) };
  return [fill(texts.sidesOn, values), fill(texts.sides, values), title];
}

/** The title of the comparator for a currency. */
export function comparatorTitle(context: PageContext<'comparator'>): Wordings {
  const { currency, route, locale } = context.page;
  if (currency === undefined) return [textsOfRoute(route, locale).title];
  const texts = seoTexts[locale].comparator;
  const pair = pairOf(currency);
  const best = bestRates(context, currency);
  if (best === undefined) return [fill(texts.compared, { pair })];
  const { buy, sell } = best;
  const day = formatShortDay(best.day, locale);
  return [fill(texts.bestOn, { pair, buy, sell, day }), fill(texts.best, { pair, buy, sell })];
}

/** A currency and the dinar, as titles write them. */
export function pairOf(currency: ForeignCurrencyCode): string {
  return `${currency} / TND`;
}
