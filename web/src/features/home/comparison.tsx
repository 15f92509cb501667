import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import type { Counters } from '@dinar/domain/today/counters';
import { useDeferredValue, useState } from 'react';
import { ComparisonControls } from '../../ui/comparison/comparison-controls.tsx';
import { ComparisonSkeleton } from '../../ui/comparison/comparison-skeleton.tsx';
import { ReadingHelp } from '../../ui/comparison/reading-help.tsx';
import { useTypedAmount } from '../../ui/comparison/use-typed-amount.ts';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';

interface ComparisonProps {
  readonly code: ForeignCurrencyCode;
  /** `undefined` while the rates are awaited. */
  readonly counters: Counters | undefined;
  readonly today: RateDate;
}

/** Every bank side by side, for an amount of dinars or of the selected currency. */
export function Comparison({ code, counters, today }: ComparisonProps) {
  const [text, setText] = useState('1000');
  const [mode, setMode] = useState<ComparisonMode>('TND');
  // The table follows one deferred render behind the input.
  const shownMode = useDeferredValue(mode);
  const { isValid, value: amount } = useTypedAmount(text);
  return (
    <div className={styles.comparison}>
      <ComparisonControls
        code={code}
        mode={mode}
        onMode={setMode}
        text={text}
        isValid={isValid}
        onText={setText}
      />
      {counters ? (
        <ComparisonTable
          code={code}
          mode={shownMode}
          amount={amount}
          counters={counters}
          today={today}
        />
      ) : (
        <ComparisonSkeleton />
      )}
      <ReadingHelp />
    </div>
  );
}
