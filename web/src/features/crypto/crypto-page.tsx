import { coinsToday } from '@dinar/domain/crypto/coins-today';
import type { Page } from '@dinar/site/pages/page';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { cryptoTexts } from '@dinar/site/texts/crypto/crypto-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { useNow } from '../../ui/clock/use-now.ts';
import { CoinSource } from '../../ui/coins/coin-source.tsx';
import { Button } from '../../ui/control/button.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { CoinCounters } from './coin-counters.tsx';
import { CoinTable } from './coin-table.tsx';
import styles from './crypto-page.module.css';
import { NoCoins } from './no-coins.tsx';

/** The page of coins: the numbers that rose and fell, and each coin's price with its instant. */
export function CryptoPage({ page }: { page: Page<'crypto'> }) {
  const { state, retry } = useLiveResource({ kind: 'coins' }, true);
  const known = knownValue(state);
  const board = coinsToday(known ?? [], useNow());
  const { subtitle } = useTexts(cryptoTexts);
  const { heading } = listedTexts(page.route, page.locale);
  return (
    <div className={`page ${styles.page}`}>
      <header>
        <h1>{heading}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </header>
      <CoinCounters board={known && board} isLoading={state.kind === 'loading'} />
      {state.kind === 'failed' && <CoinFailure onRetry={retry} isEmpty={board.total === 0} />}
      {known === undefined && state.kind === 'loading' && <CoinTable coins={undefined} />}
      {board.total > 0 && <CoinTable coins={board.coins} />}
      {known !== undefined && state.kind === 'ready' && board.total === 0 && <NoCoins />}
      <p className={styles.source}>
        <CoinSource isDemo={board.isDemo} />
      </p>
    </div>
  );
}

/** Replaces coins that could not be read, or precedes the last known ones. */
function CoinFailure({ onRetry, isEmpty }: { onRetry: () => void; isEmpty: boolean }) {
  const common = useTexts(commonTexts);
  const { failure } = useTexts(cryptoTexts);
  return (
    <section role="alert" className={styles.panel}>
      <h2 className={styles.panelTitle}>{common.loadingFailed}</h2>
      <p>{failure.text}</p>
      {!isEmpty && <p>{failure.lastKnown}</p>}
      <Button look="solid" onClick={onRetry}>
        {common.retry}
      </Button>
    </section>
  );
}
