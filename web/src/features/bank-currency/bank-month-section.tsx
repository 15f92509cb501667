import { bankByCode } from '@dinar/domain/banks/bank';
import { memo, useId, useMemo } from 'react';
import { LaterPart } from '../../ui/panel/later-part.tsx';
import type { LazyPart } from '../../ui/panel/lazy-part.tsx';
import panel from '../../ui/panel/panel.module.css';
import styles from './bank-currency-page.module.css';
import type { BankMonthProps } from './bank-month.tsx';

interface BankMonthSectionProps {
  readonly part: LazyPart<BankMonthProps>;
  readonly given: BankMonthProps;
}

/** The section of a bank's last month, with the curve once its code has loaded. */
export const BankMonthSection = memo(function BankMonthSection(props: BankMonthSectionProps) {
  const { part, given } = props;
  const { bank, currency, days, today } = given;
  const titleId = useId();
  const curve = useMemo(
    () => (
      <LaterPart
        part={part}
        given={{ bank, currency, days, today }}
        meanwhile={<div className={styles.awaitedCurve} aria-hidden="true" />}
      />
    ),
    [part, bank, currency, days, today],
  );
  return (
    <section
      className={panel.panel}
      data-content="table"
      data-past={currency}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={styles.title}>
        {`30 jours : ${currency} chez ${bankByCode(bank).displayName}`}
      </h2>
      {curve}
    </section>
  );
});
