import type { Coin } from '@dinar/domain/documents/coin-document';
import { formatCoinPrice } from '@dinar/domain/format/format-coin-price';
import { cryptoTrend } from '@dinar/domain/rates/trend';
import { knownValue } from '../../data/resource-state.ts';
import { useLiveCoins } from '../../data/use-live-resource.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { EmptyPanel, FailurePanel } from '../../ui/notice-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TrendMark } from '../../ui/trend-mark.tsx';
import styles from './comparator-page.module.css';

const awaitedRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The coins in short; their page says more. */
export function CoinList() {
  const { state, retry } = useLiveCoins();
  const coins = knownValue(state);
  if (state.kind === 'failed' && !coins) {
    return (
      <FailurePanel
        message="Erreur lors du chargement des taux de crypto-monnaies"
        onRetry={retry}
        failure={state}
      />
    );
  }
  if (coins?.length === 0) {
    return (
      <EmptyPanel
        title="Aucune donnée disponible"
        text="Aucune crypto-monnaie trouvée. Veuillez réessayer plus tard."
      />
    );
  }
  return (
    <>
      <ul className={styles.coins}>
        {coins
          ? coins.map((coin) => <CoinLine key={coin.id} coin={coin} />)
          : awaitedRows.map((row) => (
              <li key={row} aria-hidden="true">
                <Skeleton sample="Bitcoin BTC" />
                <Skeleton sample="$00 000,00" />
              </li>
            ))}
      </ul>
      <p className={styles.line}>
        <span>Prix en dollars US, variation sur 24 heures. Source : CoinGecko</span>
        <AppLink to="/cryptomonnaies">Toutes les crypto-monnaies</AppLink>
      </p>
    </>
  );
}

function CoinLine({ coin }: { coin: Coin }) {
  const { name, symbol, currentPrice, priceChangePercentage24h: change } = coin;
  return (
    <li>
      <span>
        <strong>{name}</strong> {symbol.toUpperCase()}
      </span>
      <span>{formatCoinPrice(currentPrice)}</span>
      <span>{change !== undefined && <TrendMark trend={cryptoTrend(change)} />}</span>
    </li>
  );
}
