import { type Decimal, decimal, parseAmount } from '@dinar/domain/money/decimal';
import { useDeferredValue, useMemo } from 'react';

export interface TypedAmount {
  readonly isValid: boolean;
  /** 0 while the text is no amount; the same object for texts that say the same. */
  readonly value: Decimal;
}

/**
 * The amount a text says. The field shows a key at once; what is computed from the value follows, and
 * lets go of its work for the next key.
 */
export function useTypedAmount(text: string): TypedAmount {
  const followed = parseAmount(useDeferredValue(text));
  const numeral = followed.ok ? followed.value.toFixed() : '0';
  const value = useMemo(() => decimal(numeral), [numeral]);
  return { isValid: parseAmount(text).ok, value };
}
