import type { ReactNode } from 'react';
import styles from './amount-field.module.css';
import fieldLabel from './field-label.module.css';
import { useEarlyValue } from './use-early-value.ts';

interface AmountFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  /** The field's name in a submitted form. */
  readonly name?: string | undefined;
  readonly value: string;
  readonly isValid: boolean;
  readonly onChange: (text: string) => void;
  /** The message if the text is not a valid amount. */
  readonly hint?: string;
  /** The element after the number: a currency, or a choice of currencies. */
  readonly children: ReactNode;
}

const defaultHint = 'Entrez un nombre positif, par exemple 1 000,50';

/** A field for an amount with a decimal comma or dot; for an invalid amount it shows a message below. */
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
