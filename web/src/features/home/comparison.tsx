import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankQuote } from '@dinar/domain/documents/rates-stats-document';
import { type ComparisonMode, compareBanks } from '@dinar/domain/rates/comparison';
import { useMemo, useState } from 'react';
import { ComparisonControls } from '../../ui/comparison/comparison-controls.tsx';
import { ComparisonSkeleton } from '../../ui/comparison/comparison-skeleton.tsx';
import { ReadingHelp } from '../../ui/comparison/reading-help.tsx';
import { useTypedAmount } from '../../ui/comparison/use-typed-amount.ts';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';

interface ComparisonProps {
  readonly code: ForeignCurrencyCode;
  /** `undefined` while the rates are awaited. */
  readonly quotes: readonly BankQuote[] | undefined;
  readonly latestDay: RateDate | undefined;
}

/** Every bank side by side, for an amount of dinars or of the selected currency. */
export function Comparison({ code, quotes, latestDay }: ComparisonProps) {
  const [text, setText] = useState('1000');
  const [mode, setMode] = useState<ComparisonMode>('TND');
  const { isValid, value: amount } = useTypedAmount(text);
  const rows = useMemo(
    () => (quotes && latestDay ? compareBanks({ quotes, latestDay, mode, amount }) : undefined),
    [quotes, latestDay, mode, amount],
  );
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
      {rows ? (
        <ComparisonTable code={code} mode={mode} amount={amount} rows={rows} />
      ) : (
        <ComparisonSkeleton />
      )}
      <ReadingHelp />
    </div>
  );
}
