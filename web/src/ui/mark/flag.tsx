import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import styles from './flag.module.css';
import './flag-places.css';

/**
 * A round flag by its circle-flags name; screen readers read the code or name beside it. It is a CSS
 * background because browsers paint each inline SVG separately in every frame, and home has thirty flags.
 */
export function Flag(props: { name: string; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span
      className={styles.flag}
      data-flag={props.name}
      data-size={props.size ?? 'medium'}
      aria-hidden="true"
    />
  );
}

/** The flag of a currency. */
export function CurrencyFlag(props: { code: CurrencyCode; size?: 'small' | 'medium' | 'large' }) {
  const { code, ...rest } = props;
  return <Flag name={currencyTable[code].flag} {...rest} />;
}
