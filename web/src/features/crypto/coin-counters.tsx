import type { CoinBoard } from '@dinar/domain/crypto/coins-today';
import { cryptoTexts } from '@dinar/site/texts/crypto/crypto-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import styles from './crypto-page.module.css';

interface CoinCountersProps {
  /** `undefined` where no coin is known. */
  readonly board: CoinBoard | undefined;
  readonly isLoading: boolean;
}

/** The number of coins, and of those that rose and fell. */
export function CoinCounters({ board, isLoading }: CoinCountersProps) {
  const { counters: names } = useTexts(cryptoTexts);
  const counters = [
    { name: names.all, count: board?.total },
    { name: names.rising, count: board?.rising, direction: 'up' },
    { name: names.falling, count: board?.falling, direction: 'down' },
  ];
  return (
    <dl className={styles.counters}>
      {counters.map(({ name, count, direction }) => (
        <div key={name} className={styles.counter}>
          <dt>{name}</dt>
          <dd data-direction={direction}>
            {count ?? (isLoading ? <Skeleton sample="00" /> : '–')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
