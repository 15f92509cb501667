import { bankName } from '@dinar/domain/banks/bank-name';
import { fill } from '@dinar/domain/language/texts';
import { trustTexts } from '@dinar/site/texts/trust/trust-texts';
import { memo } from 'react';
import { useLocale } from '../language/locale-context.ts';
import { later } from '../panel/later.tsx';
import panel from '../panel/panel.module.css';
import { TitledSection } from '../panel/titled-section.tsx';
import styles from './bank-month.module.css';
import type { BankMonthProps } from './bank-month.tsx';

// Below the rates of the day.
const BankMonth = later(async () => (await import('./bank-month.tsx')).BankMonth, {
  meanwhile: <div className={styles.awaitedCurve} aria-hidden="true" />,
});

/** The section of a bank's last days, with the curve once its code has loaded. */
export const BankMonthSection = memo(function BankMonthSection(month: BankMonthProps) {
  const { bank, currency } = month;
  const locale = useLocale();
  return (
    <TitledSection
      title={fill(trustTexts[locale].month, { currency, bank: bankName(bank, locale) })}
      className={panel.panel}
      data-content="table"
      data-past={currency}
    >
      <BankMonth {...month} />
    </TitledSection>
  );
});
