import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import styles from './flag.module.css';
import './flag-places.css';

/**
 * A round flag by its circle-flags name, for the eye only: the code or name beside it is what is read.
 * A background: a browser paints each inline SVG apart, in every frame, and home has thirty flags.
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
