import { coinTable } from '@dinar/domain/crypto/coin-table';
import type { CoinToday } from '@dinar/domain/crypto/coins-today';
import type { Trend } from '@dinar/domain/rates/trend';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { cryptoTexts } from '@dinar/site/texts/crypto/crypto-texts';
import { CoinValue } from '../../ui/coins/coin-value.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Arrow } from '../../ui/mark/arrow.tsx';
import { CoinMark } from '../../ui/mark/coin-mark.tsx';
import { Variation } from '../../ui/number/variation.tsx';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { type SortValue, sortRows, useSort } from '../../ui/sort/sort.ts';
import styles from './crypto-page.module.css';

const columns = ['name', 'price', 'change'] as const;

type CoinColumn = (typeof columns)[number];

// Names from A, numbers from the highest.
const firstOf = (column: CoinColumn) => (column === 'name' ? 'ascending' : 'descending');

/** The coins with price, change and trend, in a selectable order; `coins` is `undefined` while they load. */
export function CoinTable({ coins }: { coins: readonly CoinToday[] | undefined }) {
  const texts = useTexts(cryptoTexts);
  const { sort, toggle } = useSort<CoinColumn>(firstOf);
  return (
    <table className={styles.table} aria-busy={coins === undefined}>
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={sort.key === column ? sort.direction : undefined}
            >
              <button type="button" className={styles.sort} onClick={() => toggle(column)}>
                {texts.columns[column]}
              </button>
              {column === 'change' && <span className={styles.below}>{texts.columns.trend}</span>}
            </th>
          ))}
          <th scope="col" className={styles.trend}>
            {texts.columns.trend}
          </th>
        </tr>
      </thead>
      <tbody>
        {coins
          ? sortRows(coins, sort, sortValueOf).map((coin) => <CoinRow key={coin.id} coin={coin} />)
          : coinTable.map(({ id }) => <AwaitedRow key={id} />)}
      </tbody>
    </table>
  );
}

function sortValueOf({ name, price }: CoinToday, column: CoinColumn): SortValue {
  switch (column) {
    case 'name':
      return name.toLowerCase();
    case 'price':
      return price?.value;
    case 'change':
      return price?.trend?.percent;
  }
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
          <span className={styles.names} translate="no">
            <span>{name}</span>
            <small>{` ${symbol.toUpperCase()}`}</small>
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

function TrendWord({ direction }: Trend<'up' | 'down'>) {
  const { trend } = useTexts(commonTexts);
  return (
    <span className={styles.direction} data-direction={direction}>
      <Arrow direction={direction} />
      <span>{trend.word[direction]}</span>
    </span>
  );
}

function AwaitedRow() {
  const { trend } = useTexts(commonTexts);
  return (
    <tr>
      {['Bitcoin BTC', '$00 000,00', '+0,00 %'].map((sample) => (
        <td key={sample}>
          <Skeleton sample={sample} />
        </td>
      ))}
      <td className={styles.trend}>
        <Skeleton sample={trend.word.up} />
      </td>
    </tr>
  );
}
