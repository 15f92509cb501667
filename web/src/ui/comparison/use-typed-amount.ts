import { type Decimal, decimal, parseAmount } from '@dinar/domain/money/decimal';
import { useDeferredValue, useMemo, useState } from 'react';

export interface TypedAmount {
  readonly isValid: boolean;
  /**
   * The amount, or while the text is none the one before it: of no amount all banks would be as good.
   * The same object for texts that say the same.
   */
  readonly value: Decimal;
}

/**
 * The amount a text says. The field shows a key at once; what is computed from the value follows, and
 * lets go of its work for the next key.
 */
export function useTypedAmount(text: string): TypedAmount {
  const deferred = useDeferredValue(text);
  const followed = useMemo(() => parseAmount(deferred), [deferred]);
  const said = followed.ok ? followed.value.toFixed() : undefined;
  const [numeral, setNumeral] = useState(said ?? '0');
  if (said !== undefined && said !== numeral) setNumeral(said);
  const value = useMemo(() => decimal(numeral), [numeral]);
  return { isValid: parseAmount(text).ok, value };
}
