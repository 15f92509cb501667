import { type CoinToday, coinsToday } from '@dinar/domain/crypto/coins-today';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { useDeferredValue } from 'react';
import { useFigures } from '../../data/live/use-figures.ts';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useNow } from '../../ui/clock/use-today.ts';
import { CoinSource } from '../../ui/coins/coin-source.tsx';
import { CoinValue } from '../../ui/coins/coin-value.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Variation } from '../../ui/number/variation.tsx';
import { EmptyPanel, FailurePanel } from '../../ui/panel/notice-panel.tsx';
import panel from '../../ui/panel/panel.module.css';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './comparator-page.module.css';
import { RatesComparison } from './rates-comparison.tsx';
import type { ChooseComparator, ComparatorState, ComparatorView } from './use-comparator-state.ts';

export interface ComparisonPanelProps {
  readonly code: ForeignCurrencyCode;
  readonly state: ComparatorState;
  readonly choose: ChooseComparator;
}

/** Every bank compared for one currency, or the coins. */
export function ComparisonPanel({ code, state, choose }: ComparisonPanelProps) {
  const texts = useTexts(comparatorTexts);
  const figures = useFigures(code);
  // The list uses the deferred view, so that the input renders first.
  const view = useDeferredValue(state.view);
  return (
    <section className={panel.panel} data-content="table" aria-label={texts.comparison}>
      <ViewToggle view={state.view} onView={(view) => choose({ view })} />
      {view === 'banks' ? (
        <RatesComparison key={code} figures={figures} state={state} choose={choose} />
      ) : (
        <CoinList />
      )}
    </section>
  );
}

const order = ['banks', 'crypto'] as const;

/** The choice between the banks and the coins in the list below. */
function ViewToggle(props: { view: ComparatorView; onView: (view: ComparatorView) => void }) {
  const texts = useTexts(comparatorTexts).view;
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{texts.label}</legend>
      {order.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === props.view}
          onClick={() => props.onView(view)}
        >
          {texts[view]}
        </button>
      ))}
    </fieldset>
  );
}

const awaitedRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The short list of coins; their own page shows more. */
function CoinList() {
  const texts = useTexts(comparatorTexts);
  const { state, retry } = useLiveResource({ kind: 'coins' });
  const now = useNow();
  const known = knownValue(state);
  if (state.kind === 'failed' && !known) {
    return <FailurePanel message={texts.coins.failed} onRetry={retry} failure={state} />;
  }
  const board = known && coinsToday(known, now);
  if (board?.total === 0) {
    return <EmptyPanel title={texts.noData} text={texts.coins.none} />;
  }
  return (
    <Fragment>
      <ul className={styles.coins}>
        {board
          ? board.coins.map((coin) => <CoinLine key={coin.id} coin={coin} />)
          : awaitedRows.map((row) => (
              <li key={row} aria-hidden="true">
                <Skeleton sample="Bitcoin BTC" />
                <Skeleton sample="$00 000,00" />
              </li>
            ))}
      </ul>
      <p className="line">
        <span>{texts.coins.note}</span>
        <CoinSource isDemo={board?.isDemo ?? false} />
        <AppLink to="/cryptomonnaies">{texts.coins.all}</AppLink>
      </p>
    </Fragment>
  );
}

function CoinLine({ coin }: { coin: CoinToday }) {
  const { name, symbol, price } = coin;
  const trend = price?.trend;
  return (
    <li>
      <span>
        <strong translate="no">{name}</strong>
        <span> </span>
        <Literal>{symbol.toUpperCase()}</Literal>
      </span>
      <CoinValue coin={coin} />
      <span>{trend ? <Variation trend={trend} /> : '–'}</span>
    </li>
  );
}
