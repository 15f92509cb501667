import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import type { HistorySpan } from '@dinar/domain/rates/history-series';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import { memo, startTransition, useId, useMemo, useState } from 'react';
import { useLiveResource } from '../../data/live/use-live-resource.ts';
import { knownValue } from '../../data/store/reading.ts';
import { Tag } from '../../ui/mark/tag.tsx';
import { LaterPart } from '../../ui/panel/later-part.tsx';
import { FailurePanel } from '../../ui/panel/notice-panel.tsx';
import panel from '../../ui/panel/panel.module.css';
import styles from './comparator-page.module.css';
import { pastCurve } from './comparator-parts.ts';
import own from './history.module.css';
import { yearsOfSpan } from './history-kinds.ts';
import { HistorySkeleton } from './history-skeleton.tsx';

const spanNames: Readonly<Record<HistorySpan, string>> = {
  week: '7 jours',
  month: '30 jours',
  quarter: '3 mois',
  year: '1 an',
  fiveYears: '5 ans',
  all: 'Tout',
};
const spans: readonly HistorySpan[] = ['week', 'month', 'quarter', 'year', 'fiveYears', 'all'];

interface HistoryProps {
  readonly code: ForeignCurrencyCode;
  readonly rates: CurrencyToday | undefined;
  readonly today: RateDate;
}

/** A currency's history over a selectable span. */
export const History = memo(function History({ code, rates, today }: HistoryProps) {
  const titleId = useId();
  const [span, setSpan] = useState<HistorySpan>('month');
  const isDemo = rates?.central?.source === 'demo' || rates?.market?.source === 'demo';
  return (
    <section
      className={panel.panel}
      data-content="table"
      data-past={code}
      aria-labelledby={titleId}
    >
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {`Évolution ${code} / TND`}
        </h2>
        {isDemo && <Tag tone="amber">Données de démonstration</Tag>}
        <fieldset className={own.spans}>
          <legend className="visually-hidden">Période</legend>
          {spans.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === span}
              onClick={() => startTransition(() => setSpan(choice))}
            >
              {spanNames[choice]}
            </button>
          ))}
        </fieldset>
      </div>
      <Body code={code} span={span} today={today} isDemo={isDemo} />
    </section>
  );
});

interface BodyProps {
  readonly code: ForeignCurrencyCode;
  readonly span: HistorySpan;
  readonly today: RateDate;
  readonly isDemo: boolean;
}

function Body({ code, span, today, isDemo }: BodyProps) {
  const { state, retry } = useLiveResource({ kind: yearsOfSpan(span), currency: code });
  const years = knownValue(state);
  const [other, chooseOther] = useState<ForeignCurrencyCode>();
  const curve = useMemo(
    () =>
      years && (
        <LaterPart
          key={span}
          part={pastCurve}
          given={{ code, span, today, years, isDemo, other, chooseOther }}
          meanwhile={<HistorySkeleton />}
        />
      ),
    [code, span, today, years, isDemo, other],
  );
  if (!years && state.kind === 'failed') return <Unreadable onRetry={retry} failure={state} />;
  return curve ?? <HistorySkeleton />;
}

function Unreadable(props: { onRetry: () => void; failure: object }) {
  return <FailurePanel message="L’historique ne peut pas être lu pour le moment." {...props} />;
}
