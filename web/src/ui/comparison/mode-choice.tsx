import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { fill } from '@dinar/domain/language/texts';
import type { ComparisonMode } from '@dinar/domain/today/compare-counters';
import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { memo } from 'react';
import { SegmentedChoice } from '../control/segmented-choice.tsx';
import { useTexts } from '../language/locale-context.ts';

interface ModeChoiceProps {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  readonly onMode: (mode: ComparisonMode) => void;
}

/** The visitor's question: dinars to spend, the currency to sell, or an amount of it to buy. Memoized: a key press in a field does not render it. */
export const ModeChoice = memo(function ModeChoice({ code, mode, onMode }: ModeChoiceProps) {
  const { question, spend, sell, buy } = useTexts(comparisonTexts);
  return (
    <SegmentedChoice<ComparisonMode>
      legend={question}
      value={mode}
      options={[
        { value: 'TND', text: spend },
        { value: 'SELECTED', text: fill(sell, { code }) },
        { value: 'BUY', text: fill(buy, { code }) },
      ]}
      onChange={onMode}
    />
  );
});
