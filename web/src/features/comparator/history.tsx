import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { RatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { HistorySpan } from '@dinar/domain/rates/history-series';
import { useId, useState } from 'react';
import { knownValue } from '../../data/resource-state.ts';
import { useLiveRateHistory } from '../../data/use-live-resource.ts';
import { FailurePanel } from '../../ui/notice-panel.tsx';
import panel from '../../ui/panel.module.css';
import { Tag } from '../../ui/tag.tsx';
import { usePart } from '../../ui/use-part.ts';
import styles from './comparator-page.module.css';
import { HistorySkeleton } from './history-skeleton.tsx';

const spanNames: Readonly<Record<HistorySpan, string>> = {
  month: '30 jours',
  quarter: '3 mois',
  year: '1 an',
};
const spans: readonly HistorySpan[] = ['month', 'quarter', 'year'];

interface HistoryProps {
  readonly code: ForeignCurrencyCode;
  readonly stats: RatesStats | undefined;
  readonly today: RateDate;
}

/** A currency's past, over a span one chooses. */
export function History({ code, stats, today }: HistoryProps) {
  const titleId = useId();
  const [span, setSpan] = useState<HistorySpan>('month');
  const isDemo = stats?.central?.source === 'demo' || stats?.live?.source === 'demo';
  return (
    <section className={panel.panel} data-holds="table" aria-labelledby={titleId}>
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          Évolution {code} / TND
        </h2>
        {isDemo && <Tag tone="amber">Données de démonstration</Tag>}
        <fieldset className={styles.views}>
          <legend className="visually-hidden">Période</legend>
          {spans.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === span}
              onClick={() => setSpan(choice)}
            >
              {spanNames[choice]}
            </button>
          ))}
        </fieldset>
      </div>
      <Body code={code} span={span} today={today} />
    </section>
  );
}

interface BodyProps {
  readonly code: ForeignCurrencyCode;
  readonly span: HistorySpan;
  readonly today: RateDate;
}

// The curve's code comes after the page: with it the first load would be 2.5 KB more.
function Body(props: BodyProps) {
  const part = usePart(loadPast);
  const { state, retry } = useLiveRateHistory(props.code);
  const years = knownValue(state);
  if (part.kind === 'failed') return <Unreadable onRetry={part.retry} failure={part} />;
  if (!years && state.kind === 'failed') return <Unreadable onRetry={retry} failure={state} />;
  if (!years || part.kind === 'loading') return <HistorySkeleton />;
  const { Past } = part.value;
  return <Past key={props.span} years={years} {...props} />;
}

function Unreadable(props: { onRetry: () => void; failure: object }) {
  return <FailurePanel message="L’historique ne peut pas être lu pour le moment." {...props} />;
}

function loadPast() {
  return import('./past.tsx');
}
