import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { pluralName } from '@dinar/domain/currencies/plural-name';
import type { Intent } from '@dinar/site/pages/converter-state';
import { memo } from 'react';
import { SegmentedChoice } from '../control/segmented-choice.tsx';

interface IntentChoiceProps {
  readonly code: ForeignCurrencyCode;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
}

/** The visitor's intent in plain words. A key in a field beside it leaves it as it is. */
export const IntentChoice = memo(function IntentChoice(props: IntentChoiceProps) {
  const { code, intent, onIntent } = props;
  const currency = pluralName(code);
  const dinars = currency.startsWith('dinars') ? pluralName('TND') : 'dinars';
  // The fields of a form without scripts say what is shown, and may have been changed since: only
  // another choice than the one they were rendered for is to win over them.
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
