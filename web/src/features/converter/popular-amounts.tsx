import { formatGivenAmount } from '@dinar/domain/format/format-number';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { sidesOf } from '@dinar/domain/today/conversion-today';
import { type ConverterState, popularAmounts } from '@dinar/site/pages/converter-state';
import { converterHref } from '@dinar/site/routes/site-links';
import { StateLink } from '../../ui/address/state-link.tsx';
import styles from './converter-card.module.css';

interface PopularAmountsProps {
  readonly state: ConverterState;
  readonly onChoose: (amount: Decimal) => void;
}

/** The most requested amounts, one tap each. */
export function PopularAmounts({ state, onChoose }: PopularAmountsProps) {
  return (
    <fieldset className={styles.popular}>
      <legend className={styles.legend}>Montants populaires</legend>
      {popularAmounts.map((amount) => (
        <StateLink
          key={amount}
          to={converterHref({ ...state, amount })}
          className={styles.chip}
          aria-current={state.amount.eq(amount) ? 'true' : undefined}
          onChoose={() => onChoose(decimal(amount))}
        >
          {formatGivenAmount(amount)}
          <span className="visually-hidden"> {sidesOf(state).given}</span>
        </StateLink>
      ))}
    </fieldset>
  );
}
