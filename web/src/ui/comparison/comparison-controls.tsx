import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { ParsedAmount } from '@dinar/domain/money/parse-amount';
import type { Intent } from '@dinar/domain/today/intent';
import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { useId } from 'react';
import { AmountField } from '../control/amount-field.tsx';
import { useTexts } from '../language/locale-context.ts';
import type { Elements } from '../text/content.ts';
import { Literal } from '../text/literal.tsx';
import styles from './comparison-controls.module.css';
import { ComparisonIntent } from './comparison-intent.tsx';

interface ComparisonControlsProps {
  readonly code: ForeignCurrencyCode;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
  readonly amount: ParsedAmount;
  readonly onText: (text: string) => void;
  readonly children?: Elements;
}

/** The visitor's money, dinars or the currency, and its amount. */
export function ComparisonControls(props: ComparisonControlsProps) {
  const { code, intent, onIntent, amount, onText, children } = props;
  const texts = useTexts(comparisonTexts);
  const id = useId();
  return (
    <div className={styles.controls} data-screen>
      <ComparisonIntent code={code} intent={intent} onIntent={onIntent} />
      {children}
      <div className={styles.amount}>
        <AmountField
          id={`${id}-amount`}
          label={texts.amount}
          amount={amount}
          unit={intent === 'spend' ? 'TND' : code}
          onChange={onText}
        >
          <Literal className={styles.unit}>{intent === 'spend' ? 'TND' : code}</Literal>
        </AmountField>
      </div>
    </div>
  );
}
