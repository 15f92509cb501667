import { compareBanks } from '@dinar/domain/rates/comparison';
import { isCurrent } from '@dinar/site/seo/reference-rate';
import { useMemo } from 'react';
import { ComparisonControls } from '../../ui/comparison/comparison-controls.tsx';
import { ComparisonSkeleton } from '../../ui/comparison/comparison-skeleton.tsx';
import { ReadingHelp } from '../../ui/comparison/reading-help.tsx';
import { useTypedAmount } from '../../ui/comparison/use-typed-amount.ts';
import { EmptyPanel } from '../../ui/notice-panel.tsx';
import styles from './comparator-page.module.css';
import type { ComparatorRates } from './comparator-rates.ts';
import { RatesComparisonTable } from './rates-comparison-table.tsx';
import type { ComparatorChoices } from './use-comparator-choices.ts';

interface RatesComparisonProps {
  readonly rates: ComparatorRates;
  readonly choices: ComparatorChoices;
}

/** Every bank compared for an amount, in either direction. */
export function RatesComparison({ rates, choices }: RatesComparisonProps) {
  const { code, stats, isLoading, today } = rates;
  const { mode, text, showsAmounts } = choices;
  const { isValid, value: amount } = useTypedAmount(text);
  const rows = useMemo(() => {
    const { banks: quotes = [], date: latestDay } = stats ?? {};
    if (latestDay === undefined || !isCurrent(latestDay, today)) return [];
    return compareBanks({ quotes, latestDay, mode, amount });
  }, [stats, today, mode, amount]);
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
      ) : rows.length === 0 ? (
        <EmptyPanel
          title="Aucune donnée disponible"
          text={`Les taux de change pour ${code} ne sont pas disponibles pour le moment.`}
        />
      ) : (
        <RatesComparisonTable
          code={code}
          mode={mode}
          amount={amount}
          rows={rows}
          showsAmounts={showsAmounts}
        />
      )}
      <ReadingHelp withSpread />
    </>
  );
}
