import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { pluralName } from '@dinar/domain/currencies/currency-name';
import type { Intent } from '@dinar/site/pages/converter-state';
import { memo } from 'react';
import { SegmentedChoice } from '../control/segmented-choice.tsx';

interface IntentChoiceProps {
  readonly code: ForeignCurrencyCode;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
}

/** The visitor's intent in plain words. Memoized: a key press in a field does not render it. */
export const IntentChoice = memo(function IntentChoice(props: IntentChoiceProps) {
  const { code, intent, onIntent } = props;
  const currency = pluralName(code);
  const dinars = currency.startsWith('dinars') ? pluralName('TND') : 'dinars';
  // Without scripts, the form's other fields contain the shown conversion, perhaps changed by the visitor.
  // The rendered intent is sent as '', so that only another choice overrides those fields.
  const option = (value: Intent, text: string) => ({
    value,
    text,
    ...(value === intent && value !== 'buy' && { sent: '' }),
  });
  return (
    <SegmentedChoice<Intent>
      legend="Votre argent"
      isLegendHidden
      name="intent"
      value={intent}
      options={[
        option('sell', `J’ai des ${currency}`),
        option('spend', `J’ai des ${dinars}`),
        option('buy', `Je veux acheter des ${currency}`),
      ]}
      onChange={onIntent}
    />
  );
});
