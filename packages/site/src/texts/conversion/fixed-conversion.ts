import { formatGivenAmount } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ConversionSlug } from '../../routes/conversion-slugs.ts';
import type { PageTexts } from '../page-texts.ts';
import { conversionTexts } from './conversion-texts.ts';

/** A conversion of any amount in a currency whose plural the texts have. */
type WordedConversion = Pick<ConversionSlug, 'from'> & { readonly amount: number | Decimal };

/** The amount of a conversion in words: "10 euros". */
export function amountInWords({ amount, from }: WordedConversion, locale: Locale): string {
  const form = pluralOf(locale, conversionTexts[locale].amounts[from], Number(amount));
  return fill(form, { count: formatGivenAmount(amount, locale) });
}

/** The heading of a conversion to dinars: "10 euros en dinar tunisien". */
export function conversionHeading(conversion: WordedConversion, locale: Locale): string {
  const amount = amountInWords(conversion, locale);
  return fill(conversionTexts[locale].toDinars, { amount });
}

/** The texts of the page of a fixed conversion. */
export function fixedConversionTexts(conversion: ConversionSlug, locale: Locale): PageTexts {
  const heading = conversionHeading(conversion, locale);
  const description = fill(conversionTexts[locale].fixedDescription, { heading });
  return { title: heading, heading, description };
}
