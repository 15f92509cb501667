import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import styles from './flag.module.css';
import spriteUrl from './flags.svg?no-inline';

/** A round flag by its circle-flags name, for the eye only: the code or name beside it is what is read. */
export function Flag(props: { name: string; size?: 'small' | 'medium' | 'large' }) {
  return (
    <svg className={styles.flag} data-size={props.size ?? 'medium'} aria-hidden="true">
      <use href={`${spriteUrl}#${props.name}`} />
    </svg>
  );
}

/** The flag of a currency. */
export function CurrencyFlag(props: { code: CurrencyCode; size?: 'small' | 'medium' | 'large' }) {
  const { code, ...rest } = props;
  return <Flag name={currencyTable[code].flag} {...rest} />;
}
