import { formatAmount } from '@dinar/domain/format/format-number';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import { type ConverterState, popularAmounts } from '@dinar/site/pages/converter-state';
import styles from './converter-card.module.css';

interface PopularAmountsProps {
  readonly state: ConverterState;
  readonly onChoose: (amount: Decimal) => void;
}

/** The amounts people ask for most, one tap each. */
export function PopularAmounts({ state, onChoose }: PopularAmountsProps) {
  return (
    <fieldset className={styles.popular}>
      <legend className={styles.legend}>Montants populaires</legend>
      {popularAmounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.chip}
          aria-pressed={state.amount.eq(amount)}
          onClick={() => onChoose(decimal(amount))}
        >
          {formatAmount(amount)}
          <span className="visually-hidden"> {state.from}</span>
        </button>
      ))}
    </fieldset>
  );
}
