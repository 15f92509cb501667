import type { CoinBoard } from '@dinar/domain/crypto/coins-today';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './crypto-page.module.css';

/** How many coins there are, and how many rose and fell; `undefined` while they are awaited. */
export function CoinCounters({ board }: { board: CoinBoard | undefined }) {
  const counters = [
    { name: 'Total', count: board?.total },
    { name: 'En hausse', count: board?.rising, direction: 'up' },
    { name: 'En baisse', count: board?.falling, direction: 'down' },
  ];
  return (
    <dl className={styles.counters}>
      {counters.map(({ name, count, direction }) => (
        <div key={name} className={styles.counter}>
          <dt>{name}</dt>
          <dd data-direction={direction}>{count ?? <Skeleton sample="00" />}</dd>
        </div>
      ))}
    </dl>
  );
}
