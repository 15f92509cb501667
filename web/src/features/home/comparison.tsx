import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import { useDeferredValue, useState } from 'react';
import { BankTable, comparedColumns, starBadges } from '../../ui/comparison/bank-table.tsx';
import { ComparisonControls } from '../../ui/comparison/comparison-controls.tsx';
import { ComparisonSkeleton } from '../../ui/comparison/comparison-skeleton.tsx';
import { ReadingHelp } from '../../ui/comparison/reading-help.tsx';
import { useTypedAmount } from '../../ui/comparison/use-typed-amount.ts';
import styles from './comparison.module.css';

interface ComparisonProps {
  readonly code: ForeignCurrencyCode;
  /** `undefined` while the rates load. */
  readonly rates: Pick<CurrencyToday, 'counters' | 'leading'> | undefined;
  readonly today: RateDate;
}

/** Every bank side by side, for an amount of dinars or of the selected currency. */
export function Comparison({ code, rates, today }: ComparisonProps) {
  const [text, setText] = useState('1000');
  const [mode, setMode] = useState<ComparisonMode>('TND');
  // The table uses the deferred mode, so that the input renders first.
  const shownMode = useDeferredValue(mode);
  const { typed, value: amount } = useTypedAmount(text);
  return (
    <div className={styles.comparison}>
      <ComparisonControls
        code={code}
        mode={mode}
        onMode={setMode}
        amount={typed}
        onText={setText}
      />
      {rates ? (
        <BankTable
          code={code}
          mode={shownMode}
          amount={amount}
          rates={rates}
          today={today}
          columns={comparedColumns}
          badges={starBadges}
        />
      ) : (
        <ComparisonSkeleton />
      )}
      <ReadingHelp />
    </div>
  );
}
