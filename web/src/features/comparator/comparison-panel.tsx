import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { useDeferredValue } from 'react';
import { useTexts } from '../../ui/language/locale-context.ts';
import panel from '../../ui/panel/panel.module.css';
import { CoinList } from './coin-list.tsx';
import { RatesComparison } from './rates-comparison.tsx';
import { useComparatorRates } from './use-comparator-rates.ts';
import type { ChooseComparator, ComparatorState } from './use-comparator-state.ts';
import { ViewToggle } from './view-toggle.tsx';

export interface ComparisonPanelProps {
  readonly code: ForeignCurrencyCode;
  readonly state: ComparatorState;
  readonly choose: ChooseComparator;
}

/** Every bank compared for one currency, or the coins. */
export function ComparisonPanel({ code, state, choose }: ComparisonPanelProps) {
  const texts = useTexts(comparatorTexts);
  const figures = useComparatorRates(code);
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
