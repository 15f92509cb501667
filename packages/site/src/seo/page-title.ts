import { bankByCode } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatRate3, formatRate4 } from '@dinar/domain/format/format-number';
import { formatShortDay } from '../pages/short-day.ts';
import { conversionHeading } from '../routes/conversion-slugs.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { bankQuotes, bestRates } from './bank-quotes.ts';
import { amountWithCode, equation, resultInWords, unitPair } from './conversion-words.ts';
import { firstFitting, titleLimit } from './fit-text.ts';
import type { PageContext, PageOf } from './page-context.ts';
import { referenceConversion } from './reference-conversion.ts';

/** The fullest wording first. */
type Wordings = readonly [string, ...string[]];

/** The title of a page: its answer first, and the site's name where there is room for it. */
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
      return bankTitle({ page, ...rest });
    case 'comparator':
      return comparatorTitle({ page, ...rest });
    case 'converter':
      return converterTitle({ page, ...rest });
    case 'conversion':
      return conversionTitle({ page, ...rest });
    default:
      return [textsOfRoute(page.route).title];
  }
}

function homeTitle({ page, rates, today }: PageContext<PageOf<'home'>>): Wordings {
  const pair = unitPair(page.currency);
  const answer = referenceConversion(pair, rates, today);
  const text =
    page.currency === homeCurrencies[0]
      ? textsOfRoute(page.route).title
      : `Taux de change ${page.currency} / TND en direct`;
  return answer ? [`${text} : ${equation(pair, answer)}`, text] : [text];
}

function banksTitle({ page, rates, today }: PageContext<PageOf<'banks'>>): Wordings {
  const { product } = page;
  const pair = unitPair(product ?? 'EUR');
  const answer = referenceConversion(pair, rates, today);
  const text = product
    ? `Meilleur taux ${currencyTable[product].name}`
    : textsOfRoute(page.route).title;
  return answer ? [`${text} : ${equation(pair, answer)}`, text] : [text];
}

function bankTitle(context: PageContext<PageOf<'bank'>>): Wordings {
  const { bank } = context.page;
  const text = `Cours de change ${bankByCode(bank).displayName}`;
  const [quote] = bankQuotes(context);
  if (quote === undefined) return [text];
  if (bank === centralBankCode) {
    const value = `1 ${quote.currency} = ${formatRate4(quote.saleRate)} TND`;
    return [`${text} : ${value} au ${formatShortDay(quote.date)}`, `${text} : ${value}`, text];
  }
  const values = `${quote.currency} ${formatRate3(quote.purchaseRate)} / ${formatRate3(quote.saleRate)} TND`;
  return [`${text} : ${values} au ${formatShortDay(quote.date)}`, `${text} : ${values}`, text];
}

function comparatorTitle({ page, rates, today }: PageContext<PageOf<'comparator'>>): Wordings {
  const { currency } = page;
  if (currency === undefined) return [textsOfRoute(page.route).title];
  const text = `Meilleur taux ${currency} / TND`;
  const best = bestRates(rates.get(currency), today);
  if (best === undefined) return [`${text} : les banques comparées`];
  const values = `achat ${formatRate3(best.buy.rate)}, vente ${formatRate3(best.sell.rate)}`;
  return [`${text} : ${values} au ${formatShortDay(best.date)}`, `${text} : ${values}`];
}

function converterTitle({ page, rates, today }: PageContext<PageOf<'converter'>>): Wordings {
  const pair = page.pair ?? unitPair('EUR');
  const answer = referenceConversion(pair, rates, today);
  const [from, to] = [currencyTable[pair.from].name, currencyTable[pair.to].name];
  if (page.pair === undefined) {
    const { title } = textsOfRoute(page.route);
    return answer ? [`${title} : ${equation(pair, answer)}`, title] : [title];
  }
  if (!answer) return [`Convertisseur ${from} (${pair.from}) en ${to} (${pair.to})`];
  const day = formatShortDay(answer.date);
  if (pair.amount !== 1) {
    const text = `${amountWithCode(pair.amount, pair.from)} en ${to}`;
    return [
      `${text} : ${resultInWords(pair, answer)} au ${day}`,
      `${text} : ${resultInWords(pair, answer)}`,
    ];
  }
  const text = `${from} en ${to} : ${equation(pair, answer)}`;
  return [`${text} au ${day}`, text, `${pair.from} en ${pair.to} : ${equation(pair, answer)}`];
}

function conversionTitle({ page, rates, today }: PageContext<PageOf<'conversion'>>): Wordings {
  const heading = conversionHeading(page.conversion);
  const answer = referenceConversion(page.conversion, rates, today);
  if (!answer) return [heading];
  const result = resultInWords(page.conversion, answer);
  return [`${heading} : ${result} au ${formatShortDay(answer.date)}`, `${heading} : ${result}`];
}
