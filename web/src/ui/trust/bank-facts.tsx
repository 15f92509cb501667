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
import { trustTexts } from '@dinar/site/texts/trust/trust-texts';
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
  const texts = trustTexts[locale];
  return (
    <section className={styles.facts} aria-label={texts.title}>
      <h2 className={styles.title}>{texts.title}</h2>
      <dl>
        <Fact name={texts.coverage}>{coverage}</Fact>
        <Fact name={texts.publishedDays}>{record && publishedInWords(record, locale)}</Fact>
        <Fact name={texts.usualHour}>{record && usualHourInWords(record, locale)}</Fact>
        <Fact name={texts.checks}>{record && heldBackInWords(record, locale)}</Fact>
        <Fact name={texts.latestBoard}>{day && boardAgeInWords(day, today, locale)}</Fact>
        {bank !== centralBankCode && (
          <Fact name={texts.medianDistance}>
            {board && <MedianLine bank={bank} board={board} />}
          </Fact>
        )}
      </dl>
      <p className="soft">{record ? texts.method : texts.uncounted}</p>
    </section>
  );
}

/** A fact that is known; one that is not yet known has no line. */
function Fact({ name, children }: { name: string; children: Content }) {
  if (children === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
