import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { fill } from '@dinar/domain/language/texts';
import { historySpans } from '@dinar/domain/rates/history-spans';
import { isDemoCurve } from '@dinar/domain/rates/rate-history';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import { historySpanOrder } from '@dinar/site/pages/history-period';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { comparatorTexts } from '@dinar/site/texts/comparator/comparator-texts';
import { memo, useId } from 'react';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Tag } from '../../ui/mark/tag.tsx';
import { later } from '../../ui/panel/later.tsx';
import { FailurePanel } from '../../ui/panel/notice-panel.tsx';
import panel from '../../ui/panel/panel.module.css';
import styles from './comparator-page.module.css';
import own from './history.module.css';
import { HistorySkeleton } from './history-skeleton.tsx';
import type { ChooseComparator, ComparatorState } from './use-comparator-state.ts';

// It would add 2.5 KB to the first load.
const PastCurve = later(async () => (await import('./past.tsx')).Past, {
  meanwhile: <HistorySkeleton />,
});

interface HistoryProps {
  readonly code: ForeignCurrencyCode;
  readonly rates: CurrencyToday | undefined;
  readonly today: RateDate;
  readonly state: ComparatorState;
  readonly choose: ChooseComparator;
}

/** A currency's history over a selectable span. */
export const History = memo(function History(props: HistoryProps) {
  const { code, rates, today, state, choose } = props;
  const texts = useTexts(comparatorTexts).history;
  const { demo } = useTexts(commonTexts);
  const titleId = useId();
  const { span } = state;
  const { state: reading, retry } = useLiveResource({
    kind: historySpans[span].past,
    currency: code,
  });
  const years = knownValue(reading);
  const isDemo = isDemoCurve(years, rates);
  return (
    <section
      className={panel.panel}
      data-content="table"
      data-past={code}
      aria-labelledby={titleId}
    >
      <div className={styles.bar}>
        <h2 id={titleId}>{fill(texts.title, { pair: `${code} / TND` })}</h2>
        {isDemo && <Tag tone="amber">{demo}</Tag>}
        <fieldset className={own.spans}>
          <legend className="visually-hidden">{texts.period}</legend>
          {historySpanOrder.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === span}
              onClick={() => choose({ span: choice, day: undefined })}
            >
              {texts.spans[choice]}
            </button>
          ))}
        </fieldset>
      </div>
      {years ? (
        <PastCurve key={span} {...{ code, today, years, isDemo, state, choose }} />
      ) : reading.kind === 'failed' ? (
        <FailurePanel message={texts.failed} onRetry={retry} failure={reading} />
      ) : (
        <HistorySkeleton />
      )}
    </section>
  );
});
