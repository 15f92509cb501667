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
import { askedBestRate, pageCurrencies } from '../../pages/page-currencies.ts';
import { seoTexts } from '../../texts/seo/seo-texts.ts';
import { bankQuotes, centralRates } from '../bank-quotes.ts';
import { sideInWords } from '../conversion-words.ts';
import { pageAnswer } from '../page-answer.ts';
import type { PageContext } from '../page-context.ts';
import type { StatedRate } from './exchange-rate-json-ld.ts';

/**
 * The rates in the structured data of a page: those that it shows for its main currency, each with its day.
 */
export function statedRates({ page, ...rest }: PageContext): StatedRate[] {
  switch (page.kind) {
    case 'home':
      return homeRates({ page, ...rest });
    case 'banks':
      return askedBestRate(page) ? foremostRates({ page, ...rest }) : [];
    case 'bank':
    case 'bank-currency':
      return page.bank === centralBankCode
        ? centralRates({ page, ...rest }).map((rate) => referenceStated(rate, page.locale))
        : bankQuotes({ page, ...rest }).flatMap((quote) => [
            counterStated(quote, quote.purchase, page.locale),
            counterStated(quote, quote.sale, page.locale),
          ]);
    case 'comparator':
      return foremostRates({ page, ...rest });
    case 'converter':
    case 'conversion':
      return (
        pageAnswer({ page, ...rest })?.converted.answer.legs.map((leg) =>
          legStated(leg, page.locale),
        ) ?? []
      );
    case 'crypto':
    case 'sheet':
    case 'amounts':
    case 'information':
      return [];
  }
}

function shown({ page, board }: PageContext): readonly CurrencyToday[] {
  return pageCurrencies(page).flatMap((code) => board.currencies.get(code) ?? []);
}

function foremostRates(context: PageContext): StatedRate[] {
  const [code] = pageCurrencies(context.page);
  const foremost = code && context.board.currencies.get(code);
  return foremost ? ratesOf(foremost, context.page.locale) : [];
}

// For the other currencies, the grid of the home page shows only the leading rate.
function homeRates(context: PageContext): StatedRate[] {
  const [code] = pageCurrencies(context.page);
  const { locale } = context.page;
  return shown(context).flatMap((today) =>
    today.currency === code
      ? ratesOf(today, locale)
      : [today.leading].flatMap((rate) => (rate ? referenceStated(rate, locale) : [])),
  );
}

function ratesOf(
  { market, central, counters: { best } }: CurrencyToday,
  locale: Locale,
): StatedRate[] {
  return [
    ...[market, central].flatMap((rate) => (rate ? referenceStated(rate, locale) : [])),
    ...(best
      ? [
          counterStated(best.purchase, best.purchase.purchase, locale),
          counterStated(best.sale, best.sale.sale, locale),
        ]
      : []),
  ];
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
  const { oneBank, meanOf: forms } = seoTexts[locale].structured;
  return count === 1 ? oneBank : fill(pluralOf(locale, forms, count), { count });
}
