import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { ComparisonRow } from '@dinar/domain/rates/comparison';
import { memo, type ReactNode, useState } from 'react';
import type { LastShown } from '../moving-number.tsx';
import { useInPieces } from './use-in-pieces.ts';
import { useStandingOrder } from './use-standing-order.ts';

/** Draws a bank; the same function for as long as it draws the same, or all are drawn again. */
export type DrawRow = (row: ComparisonRow, lastShown: LastShown) => ReactNode;

interface BankRowsProps {
  readonly code: ForeignCurrencyCode;
  /** What the rows are in order of: rows of another order come in theirs at once. */
  readonly inOrderOf: string;
  readonly rows: readonly ComparisonRow[];
  readonly children: DrawRow;
}

/**
 * The banks of a table, each drawn in its place. When their order changes, the texts of the places
 * change: the browser styles and lays out anew, element by element, every row that is moved.
 */
export function BankRows({ code, inOrderOf, rows, children }: BankRowsProps) {
  const lastShown = useLastShown(code);
  const shown = useInPieces(useStandingOrder(rows, inOrderOf), inOrderOf);
  return (
    <tbody>
      {shown.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, nothing in it can be focused, and what it remembers is told by bank
        <Place key={place} row={row} lastShown={lastShown} draw={children} />
      ))}
    </tbody>
  );
}

interface PlaceProps {
  readonly row: ComparisonRow;
  readonly lastShown: LastShown;
  readonly draw: DrawRow;
}

const Place = memo(function Place({ row, lastShown, draw }: PlaceProps) {
  return draw(row, lastShown);
});

/** What was last shown of the currency: the numbers of another one have not moved. */
function useLastShown(code: ForeignCurrencyCode): LastShown {
  const [shown, setShown] = useState(() => ({ code, last: new Map<string, number>() }));
  if (shown.code === code) return shown.last;
  const anew = { code, last: new Map<string, number>() };
  setShown(anew);
  return anew.last;
}
