import { coinTable } from '@dinar/domain/crypto/coin-table';
import type { CoinToday } from '@dinar/domain/crypto/coins-today';
import type { Trend } from '@dinar/domain/rates/trend';
import { startTransition, useState } from 'react';
import { CoinValue } from '../../ui/coins/coin-value.tsx';
import { Arrow } from '../../ui/mark/arrow.tsx';
import { CoinMark } from '../../ui/mark/coin-mark.tsx';
import { Variation } from '../../ui/number/variation.tsx';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { Literal } from '../../ui/text/literal.tsx';
import { type CoinColumn, type CoinOrder, inCoinOrder, orderAfter } from './coin-order.ts';
import styles from './crypto-page.module.css';

const columns: readonly { readonly column: CoinColumn; readonly text: string }[] = [
  { column: 'name', text: 'CRYPTO' },
  { column: 'price', text: 'PRIX' },
  { column: 'change', text: 'CHANGEMENT 24H' },
];

/** The coins with price, change and trend, in a selectable order; `coins` is `undefined` while they load. */
export function CoinTable({ coins }: { coins: readonly CoinToday[] | undefined }) {
  const [order, setOrder] = useState<CoinOrder>();
  return (
    <table className={styles.table} aria-busy={coins === undefined}>
      <caption className="visually-hidden">
        Prix des crypto-monnaies en dollars américains et variation sur 24 heures
      </caption>
      <thead>
        <tr>
          {columns.map(({ column, text }) => (
            <th
              key={column}
              scope="col"
              aria-sort={order?.column === column ? order.direction : undefined}
            >
              <button
                type="button"
                className={styles.sort}
                onClick={() => startTransition(() => setOrder(orderAfter(order, column)))}
              >
                {text}
              </button>
              {column === 'change' && <span className={styles.below}>TENDANCE</span>}
            </th>
          ))}
          <th scope="col" className={styles.trend}>
            TENDANCE
          </th>
        </tr>
      </thead>
      <tbody>
        {coins
          ? inCoinOrder(coins, order).map((coin) => <CoinRow key={coin.id} coin={coin} />)
          : coinTable.map(({ id }) => <AwaitedRow key={id} />)}
      </tbody>
    </table>
  );
}

function CoinRow({ coin }: { coin: CoinToday }) {
  const { id, name, symbol, price } = coin;
  const trend = price?.trend;
  const word = trend ? <TrendWord {...trend} /> : '–';
  return (
    <tr>
      <th scope="row">
        <span className={styles.coin}>
          <CoinMark id={id} symbol={symbol} />
          <span className={styles.names}>
            <Literal>{name}</Literal>
            <small translate="no">{` ${symbol.toUpperCase()}`}</small>
          </span>
        </span>
      </th>
      <td>
        <CoinValue coin={coin} />
      </td>
      <td>
        {trend ? <Variation trend={trend} /> : <span>–</span>}
        <span className={styles.below}>{word}</span>
      </td>
      <td className={styles.trend}>{word}</td>
    </tr>
  );
}

const trendWords = { up: 'Hausse', down: 'Baisse' } as const;

function TrendWord({ direction }: Trend<'up' | 'down'>) {
  return (
    <span className={styles.direction} data-direction={direction}>
      <Arrow direction={direction} />
      <span>{trendWords[direction]}</span>
    </span>
  );
}

function AwaitedRow() {
  return (
    <tr>
      <td>
        <Skeleton sample="Bitcoin BTC" />
      </td>
      <td>
        <Skeleton sample="$00 000,00" />
      </td>
      <td>
        <Skeleton sample="+0,00 %" />
      </td>
      <td className={styles.trend}>
        <Skeleton sample="Hausse" />
      </td>
    </tr>
  );
}
