import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { formatResult } from '@dinar/site/seo/conversion-words';
import { MovingNumber } from '../moving-number.tsx';

// Beyond these digits a binary number would no longer be the decimal one.
const exactExponent = 10;
const shownDecimals = 4;

/** The number of a result; it flashes when the rates move it, not when another question does. */
export function ResultNumber({ of, value }: { readonly of: string; readonly value: Decimal }) {
  if (value.e > exactExponent) return formatResult(value);
  const decimals = value.lt(1) ? shownDecimals - value.e : shownDecimals;
  const shown = value.round(decimals).toNumber();
  return <MovingNumber of={of} value={shown} format={(number) => formatResult(decimal(number))} />;
}
