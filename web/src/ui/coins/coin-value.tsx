import type { CoinToday } from '@dinar/domain/crypto/coins-today';
import { formatCoinPrice } from '@dinar/domain/format/format-coin-price';
import { formatShortInstant } from '@dinar/domain/format/format-instant';
import { useLocale } from '../language/locale-context.ts';
import { MovingNumber } from '../number/moving-number.tsx';
import styles from './coin-value.module.css';

interface CoinValueProps {
  readonly coin: Pick<CoinToday, 'id' | 'price'>;
  /** The instant that the list names; a coin that differs names its own. */
  readonly saidAt?: Date | undefined;
}

/** A coin's price with its instant in Tunis time; « – » if none may be shown. */
export function CoinValue({ coin: { id, price }, saidAt }: CoinValueProps) {
  const locale = useLocale();
  if (!price) return <span className={styles.value}>–</span>;
  const { value, at } = price;
  return (
    <span className={styles.value}>
      <span data-figure="coin-price" data-coin={id}>
        <MovingNumber of={id} value={value} format={formatCoinPrice} />
      </span>
      {at.getTime() !== saidAt?.getTime() && (
        <time dateTime={at.toISOString()} className={styles.at}>
          {` ${formatShortInstant(at, locale)}`}
        </time>
      )}
    </span>
  );
}
