import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { Page } from '@dinar/site/pages/page';
import { bankRatesFailure } from '@dinar/site/texts/failure-texts';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { useMemo } from 'react';
import { boardOf } from '../../data/board-state.ts';
import { useBoardStore } from '../../data/board-store-context.ts';
import { useLiveBoard } from '../../data/use-live-board.ts';
import { LaterPart } from '../../ui/later-part.tsx';
import { FailurePanel } from '../../ui/notice-panel.tsx';
import styles from './comparator-page.module.css';
import { comparisonPanel } from './comparator-parts.ts';
import { CurrencySelector } from './currency-selector.tsx';
import { History } from './history.tsx';
import { MarketOverview } from './market-overview.tsx';
import { useComparatorRates } from './use-comparator-rates.ts';

type ComparatorPage = Extract<Page, { readonly kind: 'comparator' }>;

const defaultCurrency: ForeignCurrencyCode = 'EUR';

/** One currency as a dashboard: the market, the best counters, its past, and every bank compared. */
export function ComparatorPage({ page }: { page: ComparatorPage }) {
  const code = page.currency ?? defaultCurrency;
  const { heading, description } = textsOfRoute(page.route);
  const state = useLiveBoard();
  const { retry } = useBoardStore();
  const figures = useComparatorRates(code);
  const comparison = useMemo(() => <LaterPart part={comparisonPanel} given={{ code }} />, [code]);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>
          {page.currency ? `${heading} : ${currencyTable[code].name} (${code})` : heading}
        </h1>
        <p className={styles.description}>{description}</p>
      </header>
      <CurrencySelector selected={code} />
      {state.kind === 'failed' && !boardOf(state) ? (
        <FailurePanel message={bankRatesFailure} onRetry={retry} failure={state} />
      ) : (
        <>
          <MarketOverview figures={figures} isLive={state.kind === 'live'} />
          <History key={code} code={code} rates={figures.rates} today={figures.today} />
          {comparison}
        </>
      )}
    </div>
  );
}
