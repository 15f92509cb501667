import { closedBecause } from '@dinar/domain/days/closed-because';
import type { RateDate } from '@dinar/domain/days/rate-date';
import styles from './banks-page.module.css';

/** Reports whether banks work today, from the calendar only: their opening hours are unknown. */
export function BankDay({ today }: { today: RateDate }) {
  const why = closedBecause(today);
  return (
    <p className={styles.day}>
      <strong>{why === undefined ? 'Jour ouvré' : 'Banques fermées aujourd’hui'}</strong>
      <span>
        {why === undefined
          ? ' : les banques travaillent aujourd’hui. Leurs horaires, à vérifier auprès de l’agence, ne nous sont pas connus.'
          : ` (${why}).`}
      </span>
    </p>
  );
}
