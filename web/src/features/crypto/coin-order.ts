import type { CoinToday } from '@dinar/domain/crypto/coins-today';
import type { Locale } from '@dinar/domain/language/locale';

export type CoinColumn = 'name' | 'price' | 'change';

/** The column by which the coins are sorted, and the direction. */
export interface CoinOrder {
  readonly column: CoinColumn;
  readonly direction: 'ascending' | 'descending';
}

/** Returns the coins sorted, those without a value last; without an order, unchanged. */
export function inCoinOrder(
  coins: readonly CoinToday[],
  order: CoinOrder | undefined,
  locale: Locale,
): readonly CoinToday[] {
  if (!order) return coins;
  const { column, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  if (column === 'name')
    return coins.toSorted((a, b) => sign * a.name.localeCompare(b.name, locale));
  return coins.toSorted((a, b) => {
    const [first, second] = [valueOfCoin(a, column), valueOfCoin(b, column)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return sign * (first - second);
  });
}

/**
 * Returns the order after a click on a column's heading: names from A or numbers from the highest, then the
 * reverse, then the site's own order.
 */
export function orderAfter(
  order: CoinOrder | undefined,
  column: CoinColumn,
): CoinOrder | undefined {
  const first = column === 'name' ? 'ascending' : 'descending';
  if (order?.column !== column) return { column, direction: first };
  if (order.direction !== first) return undefined;
  return { column, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

function valueOfCoin({ price }: CoinToday, column: 'price' | 'change'): number | undefined {
  return column === 'price' ? price?.value : price?.trend?.percent;
}
