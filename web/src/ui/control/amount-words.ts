import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatFixed } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { ParsedAmount } from '@dinar/domain/money/parse-amount';
import type { NumeralFault } from '@dinar/domain/money/parse-numeral';
import { commonTexts } from '@dinar/site/texts/common/common-texts';

/**
 * The note below an amount in a currency: why it cannot be read, or how it was read where its writer may have
 * meant something else; undefined if there is nothing to say.
 */
export function amountNote(
  amount: ParsedAmount,
  unit: CurrencyCode,
  locale: Locale,
): string | undefined {
  if (!amount.ok) return faultInWords(amount.reason, locale);
  const { otherCurrency, thousands } = commonTexts[locale].amountNote;
  const { value, currencies, isThousandsElsewhere } = amount;
  if (currencies.length > 0 && !currencies.includes(unit)) return fill(otherCurrency, { unit });
  if (!isThousandsElsewhere) return undefined;
  const other = value.times(1000);
  return fill(thousands, {
    value: formatFixed(value, 0, 3, locale),
    other: formatFixed(other, 0, 0, locale),
    typed: other.toFixed(),
  });
}

function faultInWords(fault: NumeralFault, locale: Locale): string {
  const { example, notPositive, tooLarge, tooLong } = commonTexts[locale].amountNote;
  switch (fault) {
    case 'too-large':
      return tooLarge;
    case 'too-long':
      return tooLong;
    case 'empty':
    case 'not-a-number':
    case 'negative':
      return fill(notPositive, { example });
  }
}
