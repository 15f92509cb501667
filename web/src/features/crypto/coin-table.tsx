import { coinTable } from '@dinar/domain/crypto/coin-table';
import type { Coin } from '@dinar/domain/documents/coin-document';
import { formatCoinPrice } from '@dinar/domain/format/format-coin-price';
import { isRise } from '@dinar/domain/format/format-number';
import { useState } from 'react';
import { CoinMark } from '../../ui/coin-mark.tsx';
import { MovingNumber } from '../../ui/moving-number.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Variation } from '../../ui/variation.tsx';
import { type CoinColumn, type CoinOrder, inCoinOrder, orderAfter } from './coin-order.ts';
import styles from './crypto-page.module.css';

const columns: readonly { readonly column: CoinColumn; readonly text: string }[] = [
  { column: 'name', text: 'CRYPTO' },
  { column: 'price', text: 'PRIX' },
  { column: 'change', text: 'CHANGEMENT 24H' },
];

/** The coins with price, change and trend, in the order one chooses; `undefined` while they are awaited. */
export function CoinTable({ coins }: { coins: readonly Coin[] | undefined }) {
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
                onClick={() => setOrder(orderAfter(order, column))}
              >
                {text}
              </button>
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

function CoinRow({ coin }: { coin: Coin }) {
  const { id, name, symbol, currentPrice, priceChangePercentage24h: change } = coin;
  return (
    <tr>
      <th scope="row">
        <span className={styles.coin}>
          <CoinMark id={id} symbol={symbol} />
          <span className={styles.names}>
            {name} <small>{symbol.toUpperCase()}</small>
          </span>
        </span>
      </th>
      <td>
        <MovingNumber of={id} value={currentPrice ?? 0} format={formatCoinPrice} />
      </td>
      <td>{change === undefined ? '--' : <Variation percent={change} />}</td>
      <td className={styles.trend}>{change === undefined ? '--' : <Trend change={change} />}</td>
    </tr>
  );
}

function Trend({ change }: { change: number }) {
  const isUp = isRise(change);
  return (
    <span data-direction={isUp ? 'up' : 'down'}>
      <span aria-hidden="true">{isUp ? '↑ ' : '↓ '}</span>
      {isUp ? 'Hausse' : 'Baisse'}
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
