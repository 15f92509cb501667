import { useId } from 'react';
import { Icon } from '../mark/icon.tsx';
import type { Elements } from '../text/content.ts';
import { Literal } from '../text/literal.tsx';
import styles from './choice-field.module.css';
import type { ChoiceOption } from './choice-options.ts';
import fieldLabel from './field-label.module.css';
import { FieldNote } from './field-note.tsx';
import { useEarlyValue } from './use-early-value.ts';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  /** The field's name in a submitted form. */
  readonly name?: string | undefined;
  readonly value: Value;
  readonly options: readonly ChoiceOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** A decorative mark before the choice. */
  readonly mark?: Elements;
  /** Shown in place of the chosen option's text, which a narrow field would cut off. */
  readonly shortText?: string;
  /** The reason why the value cannot be used. */
  readonly fault?: string | undefined;
}

/** A labelled choice among a few options with the browser's own list, which works best on a phone. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, name, value, options, onChange, mark, shortText, fault } = props;
  const id = useId();
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  useEarlyValue(id, value, choose);
  return (
    <div data-screen className={styles.field}>
      <label htmlFor={id} className={fieldLabel.label}>
        {label}
      </label>
      <div className={styles.frame} data-marked={Boolean(mark)}>
        {mark}
        {shortText !== undefined && (
          <span className={styles.short} aria-hidden="true">
            <Literal>{shortText}</Literal>
          </span>
        )}
        <select
          id={id}
          name={name}
          className={styles.select}
          value={value}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault && `${id}-note`}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="chevron" size="small" />
      </div>
      <FieldNote id={`${id}-note`} text={fault} isFault />
    </div>
  );
}
