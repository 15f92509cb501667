import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { fill } from '@dinar/domain/language/texts';
import type { ParsedAmount } from '@dinar/domain/money/parse-amount';
import type { Intent } from '@dinar/domain/today/intent';
import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { memo, useId } from 'react';
import { AmountField } from '../control/amount-field.tsx';
import { SegmentedChoice } from '../control/segmented-choice.tsx';
import { useTexts } from '../language/locale-context.ts';
import type { Elements } from '../text/content.ts';
import { Literal } from '../text/literal.tsx';
import styles from './comparison-controls.module.css';

interface ComparisonIntentProps {
  readonly code: ForeignCurrencyCode;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
}

interface ComparisonControlsProps extends ComparisonIntentProps {
  readonly amount: ParsedAmount;
  readonly onText: (text: string) => void;
  readonly children?: Elements;
}

/** The visitor's money, dinars or the currency, and its amount. */
export function ComparisonControls(props: ComparisonControlsProps) {
  const { code, intent, onIntent, amount, onText, children } = props;
  const texts = useTexts(comparisonTexts);
  const id = useId();
  const unit = intent === 'spend' ? 'TND' : code;
  return (
    <div className={styles.controls} data-screen>
      <ComparisonIntent code={code} intent={intent} onIntent={onIntent} />
      {children}
      <div className={styles.amount}>
        <AmountField
          id={`${id}-amount`}
          label={texts.amount}
          amount={amount}
          unit={unit}
          onChange={onText}
        >
          <Literal className={styles.unit}>{unit}</Literal>
        </AmountField>
      </div>
    </div>
  );
}

/** The visitor's question: dinars to spend, the currency to sell, or an amount of it to buy. Memoized: a key press in a field does not render it. */
const ComparisonIntent = memo(function ComparisonIntent({
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
