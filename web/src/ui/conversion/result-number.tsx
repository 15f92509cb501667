import { rateDecimals } from '@dinar/domain/format/format-rate';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { formatResult } from '@dinar/site/seo/conversion-words';
import { MovingNumber } from '../number/moving-number.tsx';

// With more digits a binary number may no longer equal the decimal one.
const exactExponent = 10;

/** The number of a result; it flashes when rates change it, not when the request changes. */
export function ResultNumber({ of, value }: { readonly of: string; readonly value: Decimal }) {
  if (value.e > exactExponent) return formatResult(value);
  const shown = value.round(rateDecimals(value, 4)).toNumber();
  return <MovingNumber of={of} value={shown} format={(number) => formatResult(decimal(number))} />;
}
