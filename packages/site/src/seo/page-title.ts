import { bankByCode } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import { askedBestRate } from '../pages/page-currencies.ts';
import { formatShortDay } from '../pages/short-day.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
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
    case 'sheet':
      return [`Aide-mémoire ${currencyName(page.currency)} : montants usuels en dinars`];
    case 'amounts':
    case 'crypto':
    case 'information':
      return [textsOfRoute(page.route, page.locale).title];
  }
}

function homeTitle({ page, board }: PageContext<PageOf<'home'>>): Wordings {
  const leading = board.currencies.get(page.currency)?.leading;
  const text =
    page.currency === homeCurrencies[0]
      ? textsOfRoute(page.route, page.locale).title
      : `Taux de change ${page.currency} / TND en direct`;
  return leading ? [`${text} : ${leadingInWords(leading)}`, text] : [text];
}

function banksTitle(context: PageContext<PageOf<'banks'>>): Wordings {
  const { page } = context;
  const currency = askedBestRate(page);
  if (currency === undefined) return [textsOfRoute(page.route, page.locale).title];
  const name = currencyName(currency);
  const best = bestRates(context, currency);
  if (!best) return [`${name} (${currency}) : les banques comparées`];
  const { buy, buyer, sell, seller } = best;
  const text = `Meilleur taux ${name}`;
  return [
    `${text} : achat ${buy} (${buyer}), vente ${sell} (${seller})`,
    `${text} : achat ${buy}, vente ${sell}`,
    `Meilleur taux ${currency} : achat ${buy}, vente ${sell}`,
  ];
}

function bankTitle(context: PageContext<PageOf<'bank'>>): Wordings {
  const { displayName } = bankByCode(context.page.bank);
  const text = `Cours de change ${displayName}`;
  const [quote] = bankQuotes(context);
  if (quote === undefined) return [text];
  const { purchase, sale, day } = quote;
  const sides = `${formatTableRate(purchase.value)} / ${formatTableRate(sale.value)} TND`;
  const values = `${purchase.currency} ${sides} au ${formatShortDay(day)}`;
  return [`${text} : ${values}`, `${displayName} : ${values}`, text];
}

function centralBankTitle(context: PageContext<PageOf<'bank'>>): Wordings {
  const { displayName } = bankByCode(centralBankCode);
  const text = `Cours de change ${displayName}`;
  const [central] = centralRates(context);
  if (central === undefined) return [text];
  const { currency, day, value } = central.rate;
  const sentence = `cours moyen ${currency} ${formatTableRate(value)}`;
  return [`${displayName} : ${sentence} au ${formatShortDay(day)}`, text];
}

function bankCurrencyTitle(context: PageContext<PageOf<'bank-currency'>>): Wordings {
  const { bank, currency } = context.page;
  const { displayName } = bankByCode(bank);
  const text = `Cours ${currency} ${displayName}`;
  if (bank === centralBankCode) {
    const [central] = centralRates(context);
    if (central === undefined) return [text];
    const { day, value } = central.rate;
    const mid = `cours moyen ${currency} ${formatTableRate(value)}`;
    return [`${currency} / TND, ${displayName} : ${mid} au ${formatShortDay(day)}`, text];
  }
  const [quote] = bankQuotes(context);
  if (quote === undefined) return [text];
  const sides = `achat ${formatTableRate(quote.purchase.value)}, vente ${formatTableRate(quote.sale.value)} TND`;
  return [`${text} : ${sides} au ${formatShortDay(quote.day)}`, `${text} : ${sides}`, text];
}

function comparatorTitle(context: PageContext<PageOf<'comparator'>>): Wordings {
  const { page } = context;
  const { currency } = page;
  if (currency === undefined) return [textsOfRoute(page.route, page.locale).title];
  const best = bestRates(context, currency);
  if (best === undefined) return [`Taux ${currency} / TND : les banques comparées`];
  const text = `Meilleur taux ${currency} / TND : achat ${best.buy}, vente ${best.sell}`;
  return [`${text} au ${formatShortDay(best.day)}`, text];
}
