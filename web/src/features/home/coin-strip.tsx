import { coinBoard } from '@dinar/domain/crypto/coin-board';
import { formatCoinPrice } from '@dinar/domain/format/format-coin-price';
import { formatInstant } from '@dinar/domain/format/format-instant';
import { useId } from 'react';
import { knownValue } from '../../data/resource-state.ts';
import { useLiveCoins } from '../../data/use-live-resource.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { CoinMark } from '../../ui/coin-mark.tsx';
import { MovingNumber } from '../../ui/moving-number.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Variation } from '../../ui/variation.tsx';
import styles from './home-foot.module.css';

const shownCount = 4;

/** The first few coins, and the way to all of them. */
export function CoinStrip() {
  const titleId = useId();
  const { state } = useLiveCoins();
  const board = coinBoard(knownValue(state) ?? []);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Crypto-monnaies
      </h2>
      {board.total === 0 && state.kind !== 'loading' && (
        <p className={styles.quiet}>Prix indisponibles pour le moment.</p>
      )}
      <ul className={styles.coins}>
        {board.coins.slice(0, shownCount).map((coin) => (
          <li key={coin.id} className={styles.coin}>
            <CoinMark id={coin.id} symbol={coin.symbol} />
            <span className={styles.price}>
              <span>{coin.name}</span>
              <strong>
                <MovingNumber
                  of={coin.id}
                  value={coin.currentPrice ?? 0}
                  format={formatCoinPrice}
                />
              </strong>
            </span>
            {coin.priceChangePercentage24h !== undefined && (
              <Variation percent={coin.priceChangePercentage24h} />
            )}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <AppLink to="/cryptomonnaies">Toutes les crypto-monnaies</AppLink>
        {board.updatedAt && (
          <span className={styles.quiet}>
            CoinGecko, {formatInstant(board.updatedAt)}{' '}
            {board.isDemo && <Tag tone="amber">démonstration</Tag>}
          </span>
        )}
      </p>
    </section>
  );
}
