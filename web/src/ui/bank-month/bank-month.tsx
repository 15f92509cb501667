import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { type BankDay, type BankHistory, bankHistory } from '@dinar/domain/rates/bank-history';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import { chartTexts } from '@dinar/site/texts/chart/chart-texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { sourcesInWords } from '@dinar/site/texts/source-words';
import { useMemo } from 'react';
import { Absences } from '../chart/absences.tsx';
import type { ChartPoint } from '../chart/chart-scale.ts';
import { dayPlace, formatPlace } from '../chart/day-place.ts';
import { LineChart } from '../chart/line-chart.tsx';
import notes from '../chart/notes.module.css';
import past from '../chart/past-table.module.css';
import { PastTable } from '../chart/past-table.tsx';
import { useLocale } from '../language/locale-context.ts';
import { Fragment } from '../text/fragment.ts';
import styles from './bank-month.module.css';

export interface BankMonthProps {
  readonly bank: BankCode;
  readonly currency: ForeignCurrencyCode;
  readonly days: readonly BankSnapshot[];
  readonly today: RateDate;
}

interface DayPoint extends ChartPoint {
  readonly day: BankDay;
}

/** The last 30 days of a bank: its purchase and sale rates with the spread between them, or its mid rate. */
export function BankMonth({ currency, days, today }: BankMonthProps) {
  const locale = useLocale();
  const texts = chartTexts[locale].bankMonth;
  const history = useMemo(() => bankHistory(days, currency, today), [days, currency, today]);
  const lines = useMemo(
    () => ({
      purchase: history.segments.map((segment) => segment.map(purchasePoint)),
      sale: history.segments.map((segment) => segment.flatMap(salePoint)),
      bands: history.segments.map((segment) => segment.flatMap(bandOf)),
    }),
    [history],
  );
  const known = history.segments.flat();
  const sources = [...new Set(known.map(({ source }) => source))];
  const hasSides = known.some(({ sides }) => sides !== undefined);
  if (known.length < 2) {
    return <p className="soft">{texts.tooShort}</p>;
  }
  return (
    <Fragment>
      <p className={notes.notes}>
        <span className={styles.first}>{hasSides ? texts.purchase : texts.mid}</span>
        {hasSides && <span className={styles.second}>{texts.sale}</span>}
        <span data-provenance={sources.join(' ')}>
          {fill(commonTexts[locale].source, { source: sourcesInWords(sources, locale) })}
        </span>
      </p>
      <LineChart<DayPoint>
        segments={lines.purchase}
        others={hasSides ? lines.sale : undefined}
        bands={lines.bands}
        label={fill(chartTexts[locale].dayOnCurve, { pair: `${currency} / TND` })}
        formatX={formatPlace(false, locale)}
        describe={({ day }) => inWords(day, locale)}
      />
      <Absences knownCount={known.length} gaps={history.gaps} />
      <BankMonthTable history={history} hasSides={hasSides} currency={currency} />
    </Fragment>
  );
}

interface BankMonthTableProps {
  readonly currency: ForeignCurrencyCode;
  readonly history: BankHistory;
  readonly hasSides: boolean;
}

/** The days of a bank's month, the newest first, including those without a rate. */
function BankMonthTable({ currency, history, hasSides }: BankMonthTableProps) {
  const locale = useLocale();
  const {
    asTable,
    bankMonth: { caption },
  } = chartTexts[locale];
  const { purchase, sale, midRate } = commonTexts[locale];
  return (
    <details className={past.fold}>
      <summary>{asTable}</summary>
      <PastTable<BankDay>
        caption={fill(caption, { pair: `${currency} / TND` })}
        columns={hasSides ? [purchase, sale] : [midRate]}
        points={history.segments.flat()}
        gaps={history.gaps}
        name={({ date }) => <time dateTime={date}>{formatDayInWords(date, locale)}</time>}
        cells={({ value, sides }) =>
          (sides ? [sides.purchase, sides.sale] : [value]).map((rate) =>
            formatTableRate(rate, locale),
          )
        }
      />
    </details>
  );
}

function purchasePoint(day: BankDay): DayPoint {
  return { x: dayPlace(day.date), value: day.value, day };
}

function salePoint({ date, sides }: BankDay): ChartPoint[] {
  return sides ? [{ x: dayPlace(date), value: sides.sale }] : [];
}

function bandOf({ date, sides }: BankDay) {
  return sides ? [{ x: dayPlace(date), low: sides.purchase, high: sides.sale }] : [];
}

function inWords({ date, value, sides }: BankDay, locale: Locale): string {
  const texts = chartTexts[locale].bankMonth;
  const day = formatDayInWords(date, locale);
  const rate = (shown: number) => formatTableRate(shown, locale);
  return sides
    ? fill(texts.rates, { day, purchase: rate(sides.purchase), sale: rate(sides.sale) })
    : fill(chartTexts[locale].reading, { day, rate: rate(value) });
}
