import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { type ParsedAmount, parseAmount } from '@dinar/domain/money/parse-amount';
import { useDeferredValue, useMemo, useState } from 'react';

export interface TypedAmount {
  readonly typed: ParsedAmount;
  /**
   * The amount, or the previous one while the text is not an amount, because without an amount all banks
   * would be equal. Texts with the same amount give the same object.
   */
  readonly value: Decimal;
}

/**
 * Parses the amount in a text. The field shows a key press at once. Renders that depend on the value are
 * deferred, and the next key press interrupts them.
 */
export function useTypedAmount(text: string): TypedAmount {
  const deferred = useDeferredValue(text);
  const followed = useMemo(() => parseAmount(deferred), [deferred]);
  const said = followed.ok ? followed.value.toFixed() : undefined;
  const [numeral, setNumeral] = useState(said ?? '0');
  if (said !== undefined && said !== numeral) setNumeral(said);
  const value = useMemo(() => decimal(numeral), [numeral]);
  return { typed: parseAmount(text), value };
}
