import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { useDeferredValue } from 'react';
import { useTexts } from '../../ui/language/locale-context.ts';
import panel from '../../ui/panel/panel.module.css';
import { CoinList } from './coin-list.tsx';
import styles from './comparator-page.module.css';
import { RatesComparison } from './rates-comparison.tsx';
import { useComparatorRates } from './use-comparator-rates.ts';
import type { ChooseComparator, ComparatorState, ComparatorView } from './use-comparator-state.ts';

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
