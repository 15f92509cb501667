import { coinsToday } from '@dinar/domain/crypto/coins-today';
import { useId } from 'react';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useNow } from '../../ui/clock/use-now.ts';
import { CoinSource } from '../../ui/coins/coin-source.tsx';
import { CoinValue } from '../../ui/coins/coin-value.tsx';
import { CoinMark } from '../../ui/mark/coin-mark.tsx';
import { Variation } from '../../ui/number/variation.tsx';
import styles from './home-foot.module.css';

const shownCount = 4;

/** The first few coins, each price with its own instant, and a link to all coins. */
export function CoinStrip() {
  const titleId = useId();
  const { state } = useLiveResource({ kind: 'coins' });
  const { coins, isDemo } = coinsToday(knownValue(state) ?? [], useNow());
  return (
    <section data-place="coins" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Crypto-monnaies
      </h2>
      {coins.length === 0 && state.kind !== 'loading' && (
        <p className={styles.muted}>Prix indisponibles pour le moment.</p>
      )}
      <ul className={styles.coins}>
        {coins.slice(0, shownCount).map((coin) => (
          <li key={coin.id} className={styles.coin}>
            <CoinMark id={coin.id} symbol={coin.symbol} />
            <span className={styles.price}>
              <span>{coin.name}</span>
              {coin.price?.trend && <Variation trend={coin.price.trend} />}
            </span>
            <strong>
              <CoinValue coin={coin} />
            </strong>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <AppLink to="/cryptomonnaies">Toutes les crypto-monnaies</AppLink>
        {coins.length > 0 && (
          <span className={styles.muted}>
            <CoinSource isDemo={isDemo} />
          </span>
        )}
      </p>
    </section>
  );
}
