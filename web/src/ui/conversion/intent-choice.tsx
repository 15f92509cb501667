import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { pluralName } from '@dinar/domain/currencies/plural-name';
import { fill } from '@dinar/domain/language/texts';
import type { Intent } from '@dinar/domain/today/intent';
import { answerTexts } from '@dinar/site/texts/answer/answer-texts';
import { memo } from 'react';
import { SegmentedChoice } from '../control/segmented-choice.tsx';
import { useLocale } from '../language/locale-context.ts';

interface IntentChoiceProps {
  readonly code: ForeignCurrencyCode;
  readonly intent: Intent;
  readonly onIntent: (intent: Intent) => void;
}

/** The visitor's intent in plain words. Memoized: a key press in a field does not render it. */
export const IntentChoice = memo(function IntentChoice(props: IntentChoiceProps) {
  const { code, intent, onIntent } = props;
  const locale = useLocale();
  const texts = answerTexts[locale].intent;
  const currency = pluralName(code, locale);
  const dinars = currency.includes(texts.dinars) ? pluralName('TND', locale) : texts.dinars;
  // Without scripts, the form's other fields contain the shown conversion, perhaps changed by the visitor.
  // The rendered intent is sent as '', so that only another choice overrides those fields.
  const option = (value: Intent, text: string) => ({
    value,
    text,
    ...(value === intent && value !== 'buy' && { sent: '' }),
  });
  return (
    <SegmentedChoice<Intent>
      legend={texts.legend}
      isLegendHidden
      name="intent"
      value={intent}
      options={[
        option('sell', fill(texts.have, { currency })),
        option('spend', fill(texts.have, { currency: dinars })),
        option('buy', fill(texts.buy, { currency })),
      ]}
      onChange={onIntent}
    />
  );
});
