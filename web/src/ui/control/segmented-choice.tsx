import { useId } from 'react';
import fieldLabel from './field-label.module.css';
import styles from './segmented-choice.module.css';
import { useEarlyValue } from './use-early-value.ts';

interface SegmentedChoiceProps<Value extends string> {
  readonly legend: string;
  /** Whether the legend is visually hidden, because the options are clear without it. */
  readonly isLegendHidden?: boolean;
  /** The field's name in a submitted form. */
  readonly name?: string;
  readonly value: Value;
  /** `sent` is an option's value in a submitted form, if it differs from `value`. */
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly sent?: string;
  }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, side by side. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, isLegendHidden = false, name, value, options, onChange } = props;
  const id = useId();
  useEarlyValue(id, value, (text) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  });
  return (
    <fieldset id={id} className={styles.choices}>
      <legend className={isLegendHidden ? 'visually-hidden' : fieldLabel.label}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name ?? id}
            value={option.sent ?? option.value}
            className="visually-hidden"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
