import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { BankRecord } from '@dinar/domain/documents/bank-records-document';
import { formatPercent } from '@dinar/domain/format/format-number';
import { fill } from '@dinar/domain/language/texts';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { farthestFromMedian } from '@dinar/domain/today/median-distance';
import {
  boardAgeInWords,
  heldBackInWords,
  publishedInWords,
  usualHourInWords,
} from '@dinar/site/texts/bank-records/record-words';
import { trustTexts } from '@dinar/site/texts/trust/trust-texts';
import { useLocale } from '../language/locale-context.ts';
import { figure } from '../number/figure.ts';
import { Provenance } from '../provenance/provenance.tsx';
import type { Content } from '../text/content.ts';
import { RichText } from '../text/rich-text.tsx';
import styles from './bank-facts.module.css';

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
      <h2>{texts.title}</h2>
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

// Below this, two decimals would be zero.
const leastShown = 0.005;

/** The distance of a bank from the median of the banks, in the currency with the largest distance. */
function MedianLine({ bank, board }: { bank: BankCode; board: BoardOfToday }) {
  const locale = useLocale();
  const texts = trustTexts[locale];
  const distance = farthestFromMedian(board, bank);
  if (!distance) return <span>{texts.tooFewBanks}</span>;
  const { currency, percent, bankCount, days, sources } = distance;
  if (percent.abs().lt(leastShown)) {
    return <span>{fill(texts.atMedian, { count: bankCount })}</span>;
  }
  return (
    <span data-item>
      <RichText
        text={percent.gt(0) ? texts.aboveMedian : texts.belowMedian}
        currency={currency}
        distance={
          <span {...figure('median-distance', currency, bank)}>
            {formatPercent(percent.abs(), locale)}
          </span>
        }
        banks={String(bankCount)}
        origin={<Provenance days={days} today={board.today} sources={sources} />}
      />
    </span>
  );
}
