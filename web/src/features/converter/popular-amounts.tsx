import { formatGivenAmount } from '@dinar/domain/format/format-number';
import { amountOf, type ParsedAmount } from '@dinar/domain/money/parse-amount';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { type ConverterState, popularAmounts, stateHref } from '@dinar/site/pages/converter-state';
import { converterTexts } from '@dinar/site/texts/converter/converter-texts';
import { StateLink } from '../../ui/address/state-link.tsx';
import fieldLabel from '../../ui/control/field-label.module.css';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './converter-card.module.css';

interface PopularAmountsProps {
  readonly state: ConverterState;
  readonly onChoose: (amount: ParsedAmount) => void;
}

const amounts = popularAmounts.map(amountOf);

/** The most requested amounts, one tap each. */
export function PopularAmounts({ state, onChoose }: PopularAmountsProps) {
  const locale = useLocale();
  const texts = useTexts(converterTexts);
  return (
    <fieldset className={styles.popular}>
      <legend className={fieldLabel.label}>{texts.popularAmounts}</legend>
      {amounts.map((amount) => (
        <StateLink
          key={amount.text}
          to={stateHref({ ...state, amount })}
          className={styles.chip}
          aria-current={state.amount.ok && state.amount.value.eq(amount.value) ? 'true' : undefined}
          onChoose={() => onChoose(amount)}
        >
          <Literal>{formatGivenAmount(amount.value, locale)}</Literal>
          <Literal className="visually-hidden">{` ${sidesOf(state).given}`}</Literal>
        </StateLink>
      ))}
    </fieldset>
  );
}
