import { bankByCode } from '@dinar/domain/banks/bank';
import { memo, useId, useMemo } from 'react';
import { LaterPart } from '../panel/later-part.tsx';
import type { LazyPart } from '../panel/lazy-part.tsx';
import panel from '../panel/panel.module.css';
import styles from './bank-month.module.css';
import type { BankMonthProps } from './bank-month.tsx';

interface BankMonthSectionProps {
  readonly part: LazyPart<BankMonthProps>;
  /** The span in words, such as « 30 jours ». */
  readonly span: string;
  readonly given: BankMonthProps;
}

/** The section of a bank's last days, with the curve once its code has loaded. */
export const BankMonthSection = memo(function BankMonthSection(props: BankMonthSectionProps) {
  const { part, span, given } = props;
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
        {`${span} : ${currency} chez ${bankByCode(bank).displayName}`}
      </h2>
      {curve}
    </section>
  );
});
