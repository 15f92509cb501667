import type { CoinToday } from '@dinar/domain/crypto/coins-today';
import { formatAxisDay } from '@dinar/domain/days/format-day';
import { tunisDay } from '@dinar/domain/days/tunis-time';
import { formatCoinPrice } from '@dinar/domain/format/format-coin-price';
import { formatTimeInTunis } from '@dinar/domain/format/tunis-clock';
import { MovingNumber } from '../number/moving-number.tsx';
import styles from './coin-value.module.css';

/** A coin's price with its own instant in Tunis time; « – » if none may be shown. */
export function CoinValue({ coin: { id, price } }: { coin: Pick<CoinToday, 'id' | 'price'> }) {
  if (!price) return <span className={styles.value}>–</span>;
  const { value, at } = price;
  return (
    <span className={styles.value}>
      <span data-figure="coin-price" data-coin={id}>
        <MovingNumber of={id} value={value} format={formatCoinPrice} />
      </span>
      <time dateTime={at.toISOString()} className={styles.at}>
        {` ${formatAxisDay(tunisDay(at))}, ${formatTimeInTunis(at)}`}
      </time>
    </span>
  );
}
