import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatFixed } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { type IndexedHistory, indexHistory } from '@dinar/domain/rates/history-index';
import { historySeries } from '@dinar/domain/rates/history-series';
import { type HistorySpan, historySpans } from '@dinar/domain/rates/history-spans';
import { isDemoCurve } from '@dinar/domain/rates/rate-history';
import { historyTexts } from '@dinar/site/texts/history/history-texts';
import { sourceInWords } from '@dinar/site/texts/source-words';
import { useMemo } from 'react';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import type { ChartSpan } from '../../ui/chart/chart-scale.ts';
import { curveSource } from '../../ui/chart/curve-source.ts';
import { formatPlace } from '../../ui/chart/day-place.ts';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import { currencyOptions } from '../../ui/control/choice-options.ts';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import { EmptyPanel, FailurePanel } from '../../ui/panel/notice-panel.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './comparator-page.module.css';
import own from './history.module.css';
import { chartSegments, type DayPoint } from './history-chart.tsx';
import { type Curve, isLongSpan } from './history-kinds.ts';
import { HistorySkeleton } from './history-skeleton.tsx';

interface HistoryComparisonProps extends Curve {
  readonly other: ForeignCurrencyCode;
  readonly span: HistorySpan;
  readonly today: RateDate;
  readonly axis: ChartSpan | undefined;
}

/** Two currencies indexed to 100 on one day, which shows whether the dinar or one of them moved. */
export function HistoryComparison(props: HistoryComparisonProps) {
  const locale = useLocale();
  const texts = useTexts(historyTexts).comparison;
  const { code, other, series, isDemo, span, today, axis } = props;
  const { state, retry } = useLiveResource({ kind: historySpans[span].past, currency: other });
  const years = knownValue(state);
  const indexed = useMemo(
    () => years && indexHistory(series, historySeries(years, today, span, series.kind)),
    [years, series, today, span],
  );
  if (!years) {
    if (state.kind !== 'failed') return <HistorySkeleton />;
    const message = fill(texts.failed, { code: other });
    return <FailurePanel message={message} onRetry={retry} failure={state} />;
  }
  if (!indexed) {
    return <EmptyPanel title={texts.none} text={fill(texts.noCommonDay, { code, other })} />;
  }
  const source = curveSource(series.kind, isDemo || isDemoCurve(years));
  return (
    <Fragment>
      <p className="line">
        <span className={styles.key} data-part="line" data-provenance={source}>
          <RichText
            text={texts.first}
            code={code}
            source={<span>{sourceInWords(source, locale)}</span>}
          />
        </span>
        <span className={own.second}>
          <RichText text={texts.second} other={other} />
        </span>
        <span>{fill(texts.base, { day: formatDayInWords(indexed.base, locale) })}</span>
      </p>
      <IndexChart {...{ code, other, indexed, axis }} isLong={isLongSpan(span)} />
    </Fragment>
  );
}

interface IndexChartProps {
  readonly code: ForeignCurrencyCode;
  readonly other: ForeignCurrencyCode;
  readonly indexed: IndexedHistory;
  readonly axis: ChartSpan | undefined;
  readonly isLong: boolean;
}

function IndexChart({ code, other, indexed, axis, isLong }: IndexChartProps) {
  const locale = useLocale();
  const texts = useTexts(historyTexts).comparison;
  const lines = useMemo(() => {
    const second = chartSegments(indexed.second);
    const values = new Map(second.flat().map(({ x, value }) => [x, value]));
    return { first: chartSegments(indexed.first), second, values };
  }, [indexed]);
  return (
    <LineChart<DayPoint>
      segments={lines.first}
      others={lines.second}
      span={axis}
      label={fill(texts.label, { code, other })}
      formatX={formatPlace(isLong, locale)}
      describe={({ x, value, day }) => {
        const beside = lines.values.get(x);
        return fill(texts.reading, {
          day: formatDayInWords(day.date, locale),
          first: `${code} ${formatIndex(value, locale)}`,
          second: `${other} ${beside === undefined ? '–' : formatIndex(beside, locale)}`,
        });
      }}
    />
  );
}

function formatIndex(value: number, locale: Locale): string {
  return formatFixed(value, 1, 1, locale);
}

interface OtherCurrencyProps {
  readonly code: ForeignCurrencyCode;
  readonly value: ForeignCurrencyCode | undefined;
  readonly onChange: (code: ForeignCurrencyCode | undefined) => void;
}

/** The choice of a second currency, or of none. */
export function OtherCurrency({ code, value, onChange }: OtherCurrencyProps) {
  const locale = useLocale();
  const texts = useTexts(historyTexts).comparison;
  const others = comparatorCurrencies.filter((each) => each !== code);
  return (
    <ChoiceField<ForeignCurrencyCode | ''>
      label={texts.with}
      value={value ?? ''}
      options={[{ value: '', text: texts.noOther }, ...currencyOptions(others, locale)]}
      onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
    />
  );
}
