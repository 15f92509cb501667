import type { ReactNode } from 'react';
import styles from './amount-field.module.css';
import fieldLabel from './field-label.module.css';
import { useEarlyValue } from './use-early-value.ts';

interface AmountFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  /** Its name in a sent form. */
  readonly name?: string | undefined;
  readonly value: string;
  readonly isValid: boolean;
  readonly onChange: (text: string) => void;
  /** The message when the text is no valid amount. */
  readonly hint?: string;
  /** The element after the number: a currency, or the choice of one. */
  readonly children: ReactNode;
}

const defaultHint = 'Entrez un nombre positif, par exemple 1 000,50';

/** A field for an amount, written with a comma or a dot; what is no amount is said under it. */
export function AmountField(props: AmountFieldProps) {
  const { id, label, name, value, isValid, onChange, hint = defaultHint, children } = props;
  useEarlyValue(id, value, onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={fieldLabel.label}>
        {label}
      </label>
      <div className={styles.frame} data-valid={isValid}>
        <div className={styles.slot}>
          <input
            id={id}
            name={name}
            className={styles.input}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={20}
            value={value}
            aria-invalid={!isValid}
            aria-describedby={isValid ? undefined : `${id}-hint`}
            onChange={(event) => onChange(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </div>
        {children}
      </div>
      {!isValid && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
