import { bankByCode } from '@dinar/domain/banks/bank';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import {
  heldBackInWords,
  publishedInWords,
  usualHourInWords,
} from '@dinar/domain/status/record-words';
import { useId } from 'react';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import styles from './status-page.module.css';

/** The recent publishing record of each bank, counted last night; renders nothing before the first night. */
export function BankRecords() {
  const titleId = useId();
  const [known] = knownValue(useLiveResource({ kind: 'records' }).state) ?? [];
  if (!known) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.name}>
        Les banques
      </h2>
      <ul aria-labelledby={titleId}>
        {known.records.map((record) => (
          <li key={record.bankId} className={styles.bank}>
            <AppLink to={`/cours-change/${bankByCode(record.bankId).slug}`} translate="no">
              {bankByCode(record.bankId).displayName}
            </AppLink>
            <span>{publishedInWords(record)}</span>
            <span className={styles.soft}>
              {usualHourInWords(record) ?? 'heure pas encore connue'}
            </span>
            <span className={styles.soft}>{heldBackInWords(record)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        {`Compté d’après nos relevés sur les jours ouvrables avant le ${formatDayInWords(known.asOf)} ; l’heure est la médiane des premiers relevés du jour, à Tunis. Une banque sans ligne ici n’a rien publié que nous lisions.`}
      </p>
    </section>
  );
}
