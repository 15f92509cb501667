import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankRecord } from '@dinar/domain/documents/bank-records-document';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import {
  boardAgeInWords,
  heldBackInWords,
  publishedInWords,
  usualHourInWords,
} from '@dinar/site/texts/bank-records/record-words';
import { useLocale } from '../language/locale-context.ts';
import type { Content } from '../text/content.ts';
import styles from './bank-facts.module.css';
import { MedianLine } from './median-line.tsx';

interface BankFactsProps {
  readonly bank: BankCode;
  /** Undefined if none was counted yet. */
  readonly record: BankRecord | undefined;
  /** How and since when it is covered; undefined if nobody knows yet. */
  readonly coverage: string | undefined;
  /** The bank's latest day that may be shown. */
  readonly day: RateDate | undefined;
  readonly board: BoardOfToday | undefined;
  readonly today: RateDate;
}

/** The facts about a bank's publications, without a rating. */
export function BankFacts({ bank, record, coverage, day, board, today }: BankFactsProps) {
  const locale = useLocale();
  return (
    <section className={styles.facts} aria-label="Ce que nous constatons">
      <h2 className={styles.title}>Ce que nous constatons</h2>
      <dl>
        <Fact name="Couverture">{coverage}</Fact>
        <Fact name="Jours publiés">{record && publishedInWords(record, locale)}</Fact>
        <Fact name="Heure habituelle">{record && usualHourInWords(record, locale)}</Fact>
        <Fact name="Nos contrôles">{record && heldBackInWords(record, locale)}</Fact>
        <Fact name="Dernier tableau">{day && boardAgeInWords(day, today, locale)}</Fact>
        {bank !== centralBankCode && (
          <Fact name="Écart à la médiane">{board && <MedianLine bank={bank} board={board} />}</Fact>
        )}
      </dl>
      <p className={styles.soft}>
        Compté chaque nuit d’après nos relevés ; l’heure est celle du premier relevé du jour, à
        Tunis.
      </p>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: Content }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? 'pas encore connu'}</dd>
    </div>
  );
}
