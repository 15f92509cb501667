import { rateDecimals } from '@dinar/domain/format/format-rate';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { formatResult } from '@dinar/site/seo/conversion-words';
import { MovingNumber } from '../number/moving-number.tsx';

// Beyond these digits a binary number would no longer be the decimal one.
const exactExponent = 10;

/** The number of a result; it flashes when the rates move it, not when another question does. */
export function ResultNumber({ of, value }: { readonly of: string; readonly value: Decimal }) {
  if (value.e > exactExponent) return formatResult(value);
  const shown = value.round(rateDecimals(value, 4)).toNumber();
  return <MovingNumber of={of} value={shown} format={(number) => formatResult(decimal(number))} />;
}
