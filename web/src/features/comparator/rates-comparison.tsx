import { ComparisonControls } from '../../ui/comparison/comparison-controls.tsx';
import { ComparisonSkeleton } from '../../ui/comparison/comparison-skeleton.tsx';
import { ReadingHelp } from '../../ui/comparison/reading-help.tsx';
import { useTypedAmount } from '../../ui/comparison/use-typed-amount.ts';
import { EmptyPanel } from '../../ui/notice-panel.tsx';
import type { FiguresProps } from '../../ui/rates/rate-figures.tsx';
import styles from './comparator-page.module.css';
import { RatesComparisonTable } from './rates-comparison-table.tsx';
import type { ComparatorChoices } from './use-comparator-choices.ts';

interface RatesComparisonProps {
  readonly figures: FiguresProps;
  readonly choices: ComparatorChoices;
}

/** Every bank compared for an amount, in either direction. */
export function RatesComparison({ figures, choices }: RatesComparisonProps) {
  const { code, rates, isLoading, today } = figures;
  const { mode, text, showsAmounts } = choices;
  const { isValid, value: amount } = useTypedAmount(text);
  const counters = rates?.counters;
  const hasRows = counters && counters.inForce.length + counters.older.length > 0;
  return (
    <>
      <ComparisonControls
        code={code}
        mode={mode}
        onMode={choices.setMode}
        text={text}
        isValid={isValid}
        onText={choices.setText}
      >
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={showsAmounts}
            onChange={(event) => choices.setShowsAmounts(event.target.checked)}
          />
          Afficher les montants
        </label>
      </ComparisonControls>
      {isLoading ? (
        <ComparisonSkeleton />
      ) : hasRows ? (
        <RatesComparisonTable
          code={code}
          mode={mode}
          amount={amount}
          counters={counters}
          today={today}
          showsAmounts={showsAmounts}
        />
      ) : (
        <EmptyPanel
          title="Aucune donnée disponible"
          text={`Les taux de change pour ${code} ne sont pas disponibles pour le moment.`}
        />
      )}
      <ReadingHelp withSpread />
    </>
  );
}
