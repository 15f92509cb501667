import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { type ParsedAmount, parseAmount } from '@dinar/domain/money/parse-amount';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../language/locale-context.ts';

export interface TypedAmount {
  readonly typed: ParsedAmount;
  /**
   * The amount to compare, which the table names: the previous one while the text cannot be read, undefined
   * before the first. Texts with the same amount give the same object.
   */
  readonly value: Decimal | undefined;
}

/**
 * Parses the amount in a text. The field shows a key press at once. Renders that depend on the value are
 * deferred, and the next key press interrupts them.
 */
export function useTypedAmount(text: string): TypedAmount {
  const locale = useLocale();
  const typed = useMemo(() => parseAmount(text, locale), [text, locale]);
  const followed = useDeferredValue(typed);
  const read = followed.ok ? followed.value.toFixed() : undefined;
  const [numeral, setNumeral] = useState(read);
  if (read !== undefined && read !== numeral) setNumeral(read);
  const value = useMemo(() => (numeral === undefined ? undefined : decimal(numeral)), [numeral]);
  return { typed, value };
}
