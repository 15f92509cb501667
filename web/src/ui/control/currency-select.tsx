import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { useId } from 'react';
import { useLocale } from '../language/locale-context.ts';
import { CurrencyFlag } from '../mark/flag.tsx';
import { Icon } from '../mark/icon.tsx';
import { Literal } from '../text/literal.tsx';
import { currencyOptions } from './choice-options.ts';
import styles from './currency-select.module.css';
import { useEarlyValue } from './use-early-value.ts';

interface CurrencySelectProps {
  readonly label: string;
  /** The field's name in a submitted form. */
  readonly name: string;
  readonly value: ForeignCurrencyCode;
  readonly options: readonly ForeignCurrencyCode[];
  readonly onChange: (code: ForeignCurrencyCode) => void;
}

/** A choice of currency at the end of a field: flag and code, under the browser's own invisible list. */
export function CurrencySelect({ label, name, value, options, onChange }: CurrencySelectProps) {
  const locale = useLocale();
  const id = useId();
  const choose = (text: string) => {
    const chosen = options.find((code) => code === text);
    if (chosen) onChange(chosen);
  };
  useEarlyValue(id, value, choose);
  return (
    <div className={styles.box}>
      <span className={styles.chosen} aria-hidden="true">
        <CurrencyFlag code={value} />
        <Literal>{value}</Literal>
        <Icon name="chevron" size="small" />
      </span>
      <select
        id={id}
        name={name}
        aria-label={label}
        className={styles.select}
        value={value}
        onChange={(event) => choose(event.target.value)}
      >
        {currencyOptions(options, locale).map(({ value: code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
