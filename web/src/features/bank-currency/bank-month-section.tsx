import { bankByCode } from '@dinar/domain/banks/bank';
import { memo, useId } from 'react';
import { later } from '../../ui/panel/later.tsx';
import panel from '../../ui/panel/panel.module.css';
import styles from './bank-currency-page.module.css';
import type { BankMonthProps } from './bank-month.tsx';

// Below the rates of the day.
const BankMonth = later(async () => (await import('./bank-month.tsx')).BankMonth, {
  meanwhile: <div className={styles.awaitedCurve} aria-hidden="true" />,
});

/** The section of a bank's last month, with the curve once its code has loaded. */
export const BankMonthSection = memo(function BankMonthSection(props: BankMonthProps) {
  const { bank, currency } = props;
  const titleId = useId();
  return (
    <section
      className={panel.panel}
      data-content="table"
      data-past={currency}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.title}>
        30 jours : {currency} chez {bankByCode(bank).displayName}
      </h2>
      <BankMonth {...props} />
    </section>
  );
});
