import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import { memo } from 'react';
import { SegmentedChoice } from '../control/segmented-choice.tsx';

interface ModeChoiceProps {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  readonly onMode: (mode: ComparisonMode) => void;
}

/** The visitor's question: dinars to spend, the currency to sell, or an amount of it to buy. Memoized: a key press in a field does not render it. */
export const ModeChoice = memo(function ModeChoice({ code, mode, onMode }: ModeChoiceProps) {
  return (
    <SegmentedChoice<ComparisonMode>
      legend="Je dispose de"
      value={mode}
      options={[
        { value: 'TND', text: 'Dinars (TND)' },
        { value: 'SELECTED', text: `Devise (${code})` },
        { value: 'BUY', text: `Acheter ${code}` },
      ]}
      onChange={onMode}
    />
  );
});
