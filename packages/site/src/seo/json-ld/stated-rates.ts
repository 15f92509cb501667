import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { PurchaseRate, SaleRate, Side } from '@dinar/domain/rates/sided-rate';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import type { CounterQuote } from '@dinar/domain/today/counters';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { pageCurrencies } from '../../pages/page-currencies.ts';
import { sideInWords } from '../../texts/conversion-words.ts';
import { seoTexts } from '../../texts/seo/seo-texts.ts';
import { bankQuotes, centralRates } from '../bank-quotes.ts';
import { type ConverterContext, type PageContext, pageAnswer } from '../page-context.ts';
import type { StatedRate } from './exchange-rate-json-ld.ts';

/** The rates of a bank's page: both sides of each currency, or the mid rates of the central bank. */
export function bankRates(context: PageContext<'bank' | 'bank-currency'>): StatedRate[] {
  const { bank, locale } = context.page;
  return bank === centralBankCode
    ? referencesStated(centralRates(context), locale)
    : bankQuotes(context).flatMap((quote) => sidesStated(quote, quote, locale));
}

/** The rates with which a page of the converter computes. */
export function conversionRates(context: ConverterContext): StatedRate[] {
  const legs = pageAnswer(context)?.converted.answer.legs ?? [];
  return legs.map((leg) => legStated(leg, context.page.locale));
}

/** The rates of a page's main currency, with those of the best banks. */
export function foremostRates({ page, board }: PageContext): StatedRate[] {
  const [code] = pageCurrencies(page);
  const foremost = code && board.currencies.get(code);
  return foremost ? ratesOf(foremost, page.locale) : [];
}

/** Those of home's main currency, and the leading rate of the others, which is all that its grid shows. */
export function homeRates(context: PageContext<'home'>): StatedRate[] {
  const { page, board } = context;
  const [, ...others] = pageCurrencies(page);
  const leading = others.map((code) => board.currencies.get(code)?.leading);
  return [...foremostRates(context), ...referencesStated(leading, page.locale)];
}

function ratesOf(
  { market, central, counters: { best } }: CurrencyToday,
  locale: Locale,
): StatedRate[] {
  return [
    ...referencesStated([market, central], locale),
    ...(best ? sidesStated(best.purchase, best.sale, locale) : []),
  ];
}

function referencesStated(
  references: readonly (ReferenceRate | undefined)[],
  locale: Locale,
): StatedRate[] {
  return references.flatMap((rate) => (rate ? referenceStated(rate, locale) : []));
}

function sidesStated(buyer: CounterQuote, seller: CounterQuote, locale: Locale): StatedRate[] {
  return [counterStated(buyer, buyer.purchase, locale), counterStated(seller, seller.sale, locale)];
}

function referenceStated({ kind, rate, source }: ReferenceRate, locale: Locale): StatedRate {
  const { currency, value, day } = rate;
  const name = fill(seoTexts[locale].structured.references[kind], { unit: `1 ${currency}` });
  return { name, currency, value, day, sources: [source] };
}

function counterStated(
  quote: CounterQuote,
  rate: PurchaseRate | SaleRate,
  locale: Locale,
): StatedRate {
  const { currency, value, day } = rate;
  return {
    name: nameOf(rate, bankName(quote.bankId, locale), locale),
    currency,
    value,
    spread: quote.sale.value.minus(quote.purchase.value),
    day,
    sources: [quote.source],
  };
}

function legStated(leg: ConversionLeg, locale: Locale): StatedRate {
  const { currency, rate, basis, days, sources } = leg;
  if (basis.kind === 'reference') return referenceStated(basis.reference, locale);
  const of = basis.kind === 'bank' ? bankName(basis.bank, locale) : meanOf(basis.bankCount, locale);
  const name = nameOf({ currency, side: rate.side }, of, locale);
  return { name, currency, value: rate.value, day: days[0], sources };
}

interface OfSide {
  readonly currency: ForeignCurrencyCode;
  readonly side: Side;
}

function nameOf({ currency, side }: OfSide, of: string, locale: Locale): string {
  const text = seoTexts[locale].structured.side;
  return fill(text, { unit: `1 ${currency}`, side: sideInWords(side, locale), of });
}

function meanOf(count: number, locale: Locale): string {
  return fill(pluralOf(locale, seoTexts[locale].structured.meanOf, count), { count });
}
