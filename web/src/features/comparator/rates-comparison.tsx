import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import { useCallback, useDeferredValue } from 'react';
import { BankTable } from '../../ui/comparison/bank-table.tsx';
import { ComparisonControls } from '../../ui/comparison/comparison-controls.tsx';
import { ComparisonSkeleton } from '../../ui/comparison/comparison-skeleton.tsx';
import { ReadingHelp } from '../../ui/comparison/reading-help.tsx';
import { useTypedAmount } from '../../ui/comparison/use-typed-amount.ts';
import { EmptyPanel } from '../../ui/panel/notice-panel.tsx';
import type { FiguresProps } from '../../ui/rates/rate-figures.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import styles from './comparator-page.module.css';
import type { ChooseComparator, ComparatorState } from './use-comparator-state.ts';

interface RatesComparisonProps {
  readonly figures: FiguresProps;
  readonly state: ComparatorState;
  readonly choose: ChooseComparator;
}

const withAmounts = ['scale', 'purchase', 'sale', 'gap', 'spread', 'amount'] as const;
const withoutAmounts = ['scale', 'purchase', 'sale', 'gap', 'spread'] as const;
const badges = { purchase: 'MEILLEUR ACHAT', sale: 'MEILLEURE VENTE' };

/** Every bank compared for an amount, in either direction. */
export function RatesComparison({ figures, state, choose }: RatesComparisonProps) {
  const { code, rates, isLoading, today } = figures;
  const { mode, text, showsAmounts } = state;
  // The table uses the deferred state, so that the input renders first.
  const shown = useDeferredValue(state);
  const { typed, value: amount } = useTypedAmount(text);
  const setMode = useCallback((chosen: ComparisonMode) => choose({ mode: chosen }), [choose]);
  const hasRows = rates && rates.counters.inForce.length + rates.counters.older.length > 0;
  return (
    <Fragment>
      <ComparisonControls
        code={code}
        mode={mode}
        onMode={setMode}
        amount={typed}
        onText={(typed) => choose({ text: typed })}
      >
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={showsAmounts}
            onChange={(event) => choose({ showsAmounts: event.target.checked })}
          />
          <span>Afficher les montants</span>
        </label>
      </ComparisonControls>
      {isLoading ? (
        <ComparisonSkeleton />
      ) : hasRows ? (
        <BankTable
          code={code}
          mode={shown.mode}
          amount={amount}
          rates={rates}
          today={today}
          columns={shown.showsAmounts ? withAmounts : withoutAmounts}
          badges={badges}
        />
      ) : (
        <EmptyPanel
          title="Aucune donnée disponible"
          text={`Les taux de change pour ${code} ne sont pas disponibles pour le moment.`}
        />
      )}
      <ReadingHelp withSpread />
    </Fragment>
  );
}
