import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';

/** A mid rate as an equation: "1 EUR = 3,3890 TND". */
export function leadingInWords({ rate }: ReferenceRate, locale: Locale): string {
  return `1 ${rate.currency} = ${formatHeadlineRate(rate.value, locale)} TND`;
}
