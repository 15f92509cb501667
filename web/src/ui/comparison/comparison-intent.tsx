import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { fill } from '@dinar/domain/language/texts';
import type { Intent } from '@dinar/domain/today/intent';
import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { memo } from 'react';
import { SegmentedChoice } from '../control/segmented-choice.tsx';
import { useTexts } from '../language/locale-context.ts';

interface ComparisonIntentProps {
  readonly code: ForeignCurrencyCode;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
}

/** The visitor's question: dinars to spend, the currency to sell, or an amount of it to buy. Memoized: a key press in a field does not render it. */
export const ComparisonIntent = memo(function ComparisonIntent({
  code,
  intent,
  onIntent,
}: ComparisonIntentProps) {
  const { question, spend, sell, buy } = useTexts(comparisonTexts);
  return (
    <SegmentedChoice<Intent>
      legend={question}
      value={intent}
      options={[
        { value: 'spend', text: spend },
        { value: 'sell', text: fill(sell, { code }) },
        { value: 'buy', text: fill(buy, { code }) },
      ]}
      onChange={onIntent}
    />
  );
});
