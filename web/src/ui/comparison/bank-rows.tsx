import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import { Fragment, type ReactNode, useState } from 'react';
import type { LastShown } from '../number/moving-number.tsx';

interface BankRowsProps {
  readonly code: ForeignCurrencyCode;
  readonly rows: readonly ComparisonRow[];
  readonly children: (row: ComparisonRow, lastShown: LastShown) => ReactNode;
}

/**
 * The banks of a table, each in its place. When their order changes, the texts of the places change:
 * the browser styles and lays out anew, element by element, every row that is moved.
 */
export function BankRows({ code, rows, children }: BankRowsProps) {
  const lastShown = useLastShown(code);
  return (
    <tbody>
      {rows.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, nothing in it can be focused, and its memory is kept by bank
        <Fragment key={place}>{children(row, lastShown)}</Fragment>
      ))}
    </tbody>
  );
}

/** The numbers last shown of the currency: the numbers of another one have not moved. */
function useLastShown(code: ForeignCurrencyCode): LastShown {
  const [shown, setShown] = useState(() => ({ code, last: new Map<string, number>() }));
  if (shown.code === code) return shown.last;
  const anew = { code, last: new Map<string, number>() };
  setShown(anew);
  return anew.last;
}
