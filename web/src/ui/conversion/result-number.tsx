import { formatMoney, shownDecimals } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { type Decimal, decimal, roundShown } from '@dinar/domain/money/decimal';
import { useLocale } from '../language/locale-context.ts';
import { MovingNumber } from '../number/moving-number.tsx';
import { Literal } from '../text/literal.tsx';

// With more digits a binary number may no longer equal the decimal one.
const exactExponent = 10;

/** The number of a result; it is underlined when rates change it, not when the request changes. */
export function ResultNumber({ of, value }: { readonly of: string; readonly value: Decimal }) {
  const locale = useLocale();
  if (value.e > exactExponent) return <Literal>{formatMoney(value, locale)}</Literal>;
  const shown = roundShown(value, shownDecimals(value, 2)).toNumber();
  return <MovingNumber of={of} value={shown} format={formatShown} />;
}

function formatShown(value: number, locale: Locale): string {
  return formatMoney(decimal(value), locale);
}
