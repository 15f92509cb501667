import { closedBecause } from '@dinar/domain/days/closed-because';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill } from '@dinar/domain/language/texts';
import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import styles from './banks-page.module.css';

/** Reports whether banks work today, from the calendar only: their opening hours are unknown. */
export function BankDay({ today }: { today: RateDate }) {
  const why = closedBecause(today);
  const texts = useTexts(banksTexts).day;
  return (
    <p className={styles.day}>
      <strong>{why === undefined ? texts.working : texts.closed}</strong>
      <span>
        {` ${why === undefined ? texts.workingNote : fill(texts.closedNote, { reason: why })}`}
      </span>
    </p>
  );
}
