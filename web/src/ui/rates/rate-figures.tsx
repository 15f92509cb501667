import { bankByCode } from '@dinar/domain/banks/bank';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type {
  BestRate,
  CentralRate,
  RatesStats,
} from '@dinar/domain/documents/rates-stats-document';
import { formatRate4 } from '@dinar/domain/format/format-number';
import { isStale } from '@dinar/domain/rates/home-board';
import type { ReactNode } from 'react';
import { BankMark } from '../bank-mark.tsx';
import { MovingNumber } from '../moving-number.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Tag } from '../tag.tsx';
import styles from './rate-figures.module.css';

interface FiguresProps {
  readonly code: ForeignCurrencyCode;
  /** Dates and sources of the figures; absent when nothing is known of the currency. */
  readonly stats: RatesStats | undefined;
  readonly isLoading: boolean;
}

/** A row of figures. */
export function RateFigures({ children }: { children: ReactNode }) {
  return <dl className={styles.rates}>{children}</dl>;
}

/** The best purchase and the best sale of the day, where the banks' rates may still be shown. */
export function BestFigures(props: FiguresProps & { readonly hasBanks: boolean }) {
  const { code, stats, isLoading, hasBanks } = props;
  return (
    <>
      <BestCard
        code={code}
        title="Meilleur achat"
        meaning={`Pour vendre vos ${code}`}
        best={hasBanks ? stats?.bestBuy : undefined}
        isLoading={isLoading}
      />
      <BestCard
        code={code}
        title="Meilleure vente"
        meaning={`Pour acheter des ${code}`}
        best={hasBanks ? stats?.bestSell : undefined}
        isLoading={isLoading}
      />
    </>
  );
}

/** The central bank's rate and the live one, each with its day. */
export function MarketFigures(props: FiguresProps & { readonly today: RateDate }) {
  const { code, stats, isLoading, today } = props;
  return (
    <>
      <Figure
        code={code}
        title="Banque Centrale"
        value={stats?.central?.value}
        isLoading={isLoading}
        missing={currencyTable[code].centralBankQuoted ? undefined : 'non coté par la BCT'}
        note={<DayNote rate={stats?.central} today={today} />}
      />
      <Figure
        code={code}
        title="Taux direct"
        value={stats?.live?.value}
        isLoading={isLoading}
        note={<DayNote rate={stats?.live} today={today} />}
      />
    </>
  );
}

interface BestCardProps {
  readonly code: ForeignCurrencyCode;
  readonly title: string;
  readonly meaning: string;
  readonly best: BestRate | undefined;
  readonly isLoading: boolean;
}

function BestCard({ code, title, meaning, best, isLoading }: BestCardProps) {
  const bank = best && bankByCode(best.bankId);
  return (
    <Figure
      code={code}
      title={title}
      value={best?.rate}
      isLoading={isLoading}
      isBest
      note={
        <>
          <span className={styles.bank}>
            {best && <BankMark bankId={best.bankId} size="small" />}
            {bank?.displayName}
            {isLoading && <Skeleton sample="Banque du pays" />}
          </span>
          <span>{meaning}</span>
        </>
      }
    />
  );
}

interface FigureProps {
  readonly code: ForeignCurrencyCode;
  readonly title: string;
  readonly value: number | undefined;
  readonly isLoading: boolean;
  readonly note: ReactNode;
  readonly missing?: string | undefined;
  readonly isBest?: boolean;
}

function Figure(props: FigureProps) {
  const { code, title, value, isLoading, note, missing = 'indisponible' } = props;
  const { isBest = false } = props;
  return (
    <div className={styles.figure} data-best={isBest}>
      <dt className={styles.name}>{title}</dt>
      <dd className={styles.value}>
        {value === undefined ? (
          <span className={styles.missing}>
            {isLoading ? <Skeleton sample="0,0000" /> : missing}
          </span>
        ) : (
          <>
            <MovingNumber of={code} value={value} format={formatRate4} /> <small>TND</small>
          </>
        )}
      </dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

function DayNote({ rate, today }: { rate: CentralRate | undefined; today: RateDate }) {
  if (!rate) return null;
  return (
    <>
      <span>{isStale(rate.date, today) ? formatDayInWords(rate.date) : 'Aujourd’hui'}</span>
      {rate.source === 'demo' && (
        <span>
          <Tag tone="amber">démonstration</Tag>
        </span>
      )}
    </>
  );
}
