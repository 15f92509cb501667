import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill } from '@dinar/domain/language/texts';
import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { closedInWords } from '@dinar/site/texts/closed-in-words';
import { useLocale } from '../../ui/language/locale-context.ts';
import styles from './banks-page.module.css';

/** Reports whether banks work today, from the calendar only: their opening hours are unknown. */
export function BankDay({ today }: { today: RateDate }) {
  const locale = useLocale();
  const why = closedInWords(today, locale);
  const texts = banksTexts[locale].day;
  return (
    <p className={styles.day}>
      <strong>{why === undefined ? texts.working : texts.closed}</strong>
      <span>{why === undefined ? texts.workingNote : fill(texts.closedNote, { reason: why })}</span>
    </p>
  );
}
