import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { conversionTexts } from '../texts/conversion/conversion-texts.ts';
import { conversionHeading } from '../texts/conversion/fixed-conversion.ts';
import { askedInWords } from '../texts/conversion-words.ts';
import type { ConverterPage } from './requested-conversion.ts';

/** The heading of a converter page: what is asked, with the amount in words where such words exist. */
export function converterHeading(page: ConverterPage, locale: Locale): string {
  const texts = conversionTexts[locale];
  if (page.kind === 'conversion') return conversionHeading(page.conversion, locale);
  if (page.pair === undefined) return texts.page.heading;
  const { pair, request } = page;
  const [from, to] = [currencyName(pair.from, locale), currencyName(pair.to, locale)];
  if (!request || (request.fixedSide !== 'buy' && request.amount.eq(1))) {
    return fill(texts.pair, { from, fromCode: pair.from, to, toCode: pair.to });
  }
  const amount = askedInWords(request, locale);
  if (request.fixedSide === 'buy') return fill(texts.buy, { amount });
  if (pair.to !== 'TND') return fill(texts.toCurrency, { amount, currency: to });
  return isWorded(pair.from)
    ? conversionHeading({ from: pair.from, amount: request.amount }, locale)
    : fill(texts.toDinars, { amount });
}

function isWorded(code: CurrencyCode): code is keyof typeof conversionTexts.fr.amounts {
  return code === 'EUR' || code === 'USD';
}
