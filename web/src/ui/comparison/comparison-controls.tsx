import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { ComparisonMode } from '@dinar/domain/rates/comparison';
import { type ReactNode, useId } from 'react';
import { AmountField } from '../amount-field.tsx';
import styles from './comparison-controls.module.css';

interface ComparisonControlsProps {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  readonly onMode: (mode: ComparisonMode) => void;
  /** The amount as typed. */
  readonly text: string;
  readonly isValid: boolean;
  readonly onText: (text: string) => void;
  readonly children?: ReactNode;
}

const modes: readonly ComparisonMode[] = ['TND', 'SELECTED'];

/** What one holds, dinars or the currency, and how much of it. */
export function ComparisonControls(props: ComparisonControlsProps) {
  const { code, mode, onMode, text, isValid, onText, children } = props;
  const id = useId();
  return (
    <div className={styles.controls}>
      <fieldset className={styles.modes}>
        <legend className={styles.legend}>Je dispose de</legend>
        {modes.map((choice) => (
          <label key={choice} className={styles.mode}>
            <input
              type="radio"
              name={`${id}-mode`}
              className="visually-hidden"
              checked={choice === mode}
              onChange={() => onMode(choice)}
            />
            <span>{choice === 'TND' ? 'Dinars (TND)' : `Devise (${code})`}</span>
          </label>
        ))}
      </fieldset>
      {children}
      <div className={styles.amount}>
        <AmountField
          id={`${id}-amount`}
          label="Montant à comparer"
          value={text}
          isValid={isValid}
          onChange={onText}
        >
          <span className={styles.unit}>{mode === 'TND' ? 'TND' : code}</span>
        </AmountField>
      </div>
    </div>
  );
}
