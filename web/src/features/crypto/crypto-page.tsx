import { coinTable } from '@dinar/domain/crypto/coin-table';
import { type CoinBoard, coinsToday } from '@dinar/domain/crypto/coins-today';
import type { Page } from '@dinar/site/pages/page';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { cryptoTexts } from '@dinar/site/texts/crypto/crypto-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { useNow } from '../../ui/clock/use-today.ts';
import { CoinSource } from '../../ui/coins/coin-source.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { CoinMark } from '../../ui/mark/coin-mark.tsx';
import { RetryButton, type RetryButtonProps } from '../../ui/panel/notice-panel.tsx';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import { CoinTable } from './coin-table.tsx';
import styles from './crypto-page.module.css';

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
      {state.kind === 'failed' && (
        <CoinFailure onRetry={retry} failure={state} isEmpty={board.total === 0} />
      )}
      {known === undefined && state.kind === 'loading' && <CoinTable coins={undefined} />}
      {board.total > 0 && <CoinTable coins={board.coins} />}
      {known !== undefined && state.kind === 'ready' && board.total === 0 && <NoCoins />}
      <p className="line">
        <CoinSource isDemo={board.isDemo} />
      </p>
    </div>
  );
}

/** Replaces coins that could not be read, or precedes the last known ones. */
function CoinFailure({ isEmpty, ...rest }: RetryButtonProps & { readonly isEmpty: boolean }) {
  const common = useTexts(commonTexts);
  const { failure } = useTexts(cryptoTexts);
  return (
    <section role="alert" className={styles.panel}>
      <h2>{common.loadingFailed}</h2>
      <p>{failure.text}</p>
      {!isEmpty && <p>{failure.lastKnown}</p>}
      <RetryButton {...rest} />
    </section>
  );
}

interface CoinCountersProps {
  /** `undefined` where no coin is known. */
  readonly board: CoinBoard | undefined;
  readonly isLoading: boolean;
}

/** The number of coins, and of those that rose and fell. */
function CoinCounters({ board, isLoading }: CoinCountersProps) {
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

const placeholders = coinTable.slice(0, 2);

/** Shown for an empty collection: a placeholder of the table, and the advice to try again later. */
function NoCoins() {
  const { columns, none } = useTexts(cryptoTexts);
  return (
    <Fragment>
      <table className={styles.table} data-empty="true">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.change}</th>
            <th scope="col">{columns.trend}</th>
          </tr>
        </thead>
        <tbody>
          {placeholders.map(({ id, name, symbol }) => (
            <tr key={id}>
              <th scope="row">
                <span className={styles.coin}>
                  <CoinMark id={id} symbol={symbol} />
                  <Literal>{name}</Literal>
                </span>
              </th>
              <td>--</td>
              <td>--</td>
              <td>--</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className={styles.panel}>
        <h2>{none.title}</h2>
        <p>{none.text}</p>
      </section>
    </Fragment>
  );
}
