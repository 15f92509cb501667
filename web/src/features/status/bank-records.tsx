import { bankByCode, compareBankNames } from '@dinar/domain/banks/bank';
import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { BankRecord } from '@dinar/domain/documents/bank-records-document';
import {
  coverageInWords,
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
            <span>
              <span>{publishedInWords(record)}</span>
              {record.coverage && (
                <span className={styles.soft}>{`, ${coverageInWords(record)}`}</span>
              )}
            </span>
            <span className={styles.soft}>
              {usualHourInWords(record) ?? 'heure pas encore connue'}
            </span>
            <span className={styles.soft}>{heldBackInWords(record)}</span>
          </li>
        ))}
      </ul>
      <Uncovered records={known.records} />
      <p className={styles.foot}>
        {`Compté d’après nos relevés sur les jours ouvrables avant le ${formatDayInWords(known.asOf)} ; l’heure est la médiane des premiers relevés du jour, à Tunis. Une banque sans ligne ici n’a rien publié que nous lisions.`}
      </p>
    </section>
  );
}

/** The banks without rates, which a visitor can ask directly. */
function Uncovered({ records }: { records: readonly BankRecord[] }) {
  const covered = new Set(records.map(({ bankId }) => bankId));
  const others = [...commercialBankCodes]
    .filter((code) => !covered.has(code))
    .sort(compareBankNames);
  if (others.length === 0) return null;
  const names = others.map((code) => bankByCode(code).displayName);
  return (
    <p className={styles.foot}>
      {`Pas encore couvertes : ${new Intl.ListFormat('fr').format(names)}. Leurs cours se demandent au guichet ou sur leur site.`}
    </p>
  );
}
