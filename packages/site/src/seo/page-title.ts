import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { CounterQuote } from '@dinar/domain/today/counters';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { askedBestRate } from '../pages/page-currencies.ts';
import { formatShortDay } from '../pages/short-day.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';
import { bankQuotes, bestRates, centralRates } from './bank-quotes.ts';
import { conversionTitle, converterTitle } from './conversion-title.ts';
import { firstFitting, titleLimit, type Wordings } from './fit-text.ts';
import { leadingInWords } from './leading-words.ts';
import type { PageContext, PageOf } from './page-context.ts';

/** The title of a page: first its answer, then the name of the site if it fits. */
export function pageTitle(context: PageContext): string {
  const [fullest, ...shorter] = wordings(context);
  return firstFitting(titleLimit, [`${fullest} | ${context.site.name}`, fullest, ...shorter]);
}

function wordings({ page, ...rest }: PageContext): Wordings {
  switch (page.kind) {
    case 'home':
      return homeTitle({ page, ...rest });
    case 'banks':
      return banksTitle({ page, ...rest });
    case 'bank':
      return page.bank === centralBankCode
        ? centralBankTitle({ page, ...rest })
        : bankTitle({ page, ...rest });
    case 'bank-currency':
      return bankCurrencyTitle({ page, ...rest });
    case 'comparator':
      return comparatorTitle({ page, ...rest });
    case 'converter':
      return converterTitle({ page, ...rest });
    case 'conversion':
      return conversionTitle({ page, ...rest });
    case 'sheet': {
      const currency = currencyName(page.currency, page.locale);
      return [fill(seoTexts[page.locale].sheet.title, { currency })];
    }
    case 'amounts':
    case 'crypto':
    case 'information':
      return [textsOfRoute(page.route, page.locale).title];
  }
}

function homeTitle({ page, board }: PageContext<PageOf<'home'>>): Wordings {
  const { route, currency, locale } = page;
  const texts = seoTexts[locale].home;
  const leading = board.currencies.get(currency)?.leading;
  const title =
    currency === homeCurrencies[0]
      ? textsOfRoute(route, locale).title
      : fill(texts.ofPair, { pair: pairOf(currency) });
  if (!leading) return [title];
  return [fill(texts.withRate, { title, rate: leadingInWords(leading, locale) }), title];
}

function banksTitle(context: PageContext<PageOf<'banks'>>): Wordings {
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

function bankTitle(context: PageContext<PageOf<'bank'>>): Wordings {
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

function centralBankTitle(context: PageContext<PageOf<'bank'>>): Wordings {
  const { locale } = context.page;
  const texts = seoTexts[locale];
  const bank = bankName(centralBankCode, locale);
  const title = fill(texts.bank.title, { bank });
  const [central] = centralRates(context);
  if (central === undefined) return [title];
  const { currency } = central.rate;
  return [fill(texts.centralBank.midOn, { bank, currency, ...midOn(central, locale) }), title];
}

function bankCurrencyTitle(context: PageContext<PageOf<'bank-currency'>>): Wordings {
  const { currency, locale } = context.page;
  const texts = seoTexts[locale].bankCurrency;
  const bank = bankName(context.page.bank, locale);
  const title = fill(texts.title, { bank, currency });
  if (context.page.bank === centralBankCode) {
    const [central] = centralRates(context);
    if (central === undefined) return [title];
    const pair = pairOf(currency);
    return [fill(texts.midOn, { pair, bank, currency, ...midOn(central, locale) }), title];
  }
  const [quote] = bankQuotes(context);
  if (quote === undefined) return [title];
  const values = { bank, currency, ...sidesOn(quote, locale) };
  return [fill(texts.sidesOn, values), fill(texts.sides, values), title];
}

function comparatorTitle(context: PageContext<PageOf<'comparator'>>): Wordings {
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

function pairOf(currency: ForeignCurrencyCode): string {
  return `${currency} / TND`;
}

function sidesOn({ purchase, sale, day }: CounterQuote, locale: Locale) {
  return {
    purchase: formatTableRate(purchase.value, locale),
    sale: formatTableRate(sale.value, locale),
    day: formatShortDay(day, locale),
  };
}

function midOn({ rate }: ReferenceRate, locale: Locale) {
  return { rate: formatTableRate(rate.value, locale), day: formatShortDay(rate.day, locale) };
}
