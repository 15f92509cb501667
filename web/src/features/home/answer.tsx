import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { memo } from 'react';
import { LinkDot } from '../../data/live/link-dot.tsx';
import { kindWords } from '../../ui/conversion/conversion-words.ts';
import { figure } from '../../ui/number/figure.ts';
import { MovingNumber } from '../../ui/number/moving-number.tsx';
import { Variation } from '../../ui/number/variation.tsx';
import { Skeleton } from '../../ui/panel/skeleton.tsx';
import { Provenance } from '../../ui/provenance/provenance.tsx';
import { Fragment } from '../../ui/text/fragment.ts';
import { Literal } from '../../ui/text/literal.tsx';
import styles from './answer.module.css';
import equation from './equation.module.css';

interface AnswerProps {
  readonly code: ForeignCurrencyCode;
  /** Today's leading mid rate; absent if none may be shown. */
  readonly leading: ReferenceRate | undefined;
  readonly isLoading: boolean;
  readonly today: RateDate;
}

/** The answer, in the page's largest text: the value of one unit now, at the mid rate. */
export const Answer = memo(function Answer({ code, leading, isLoading, today }: AnswerProps) {
  return (
    <section className={styles.answer} aria-label={`Cours actuel de 1 ${code} en dinar tunisien`}>
      <p className={equation.equation}>
        <Literal className={equation.left}>{`1 ${code} = `}</Literal>
        <span className={styles.right}>
          <Value code={code} leading={leading} isLoading={isLoading} />
          <Literal className={equation.unit}> TND</Literal>
        </span>
        <span className={styles.change}>
          {isLoading ? <Skeleton sample="+0,00 %" /> : <Change code={code} leading={leading} />}
        </span>
      </p>
      <p className={styles.muted}>
        <LinkDot />
        {isLoading ? (
          <Skeleton sample="Recherche du cours" />
        ) : (
          <Origin leading={leading} today={today} />
        )}
      </p>
    </section>
  );
});

function Value({ code, leading, isLoading }: Omit<AnswerProps, 'today'>) {
  if (isLoading) return <Skeleton sample="0,0000" />;
  if (!leading) return <span {...figure('leading', code)}>–</span>;
  const value = leading.rate.value.toNumber();
  return (
    <MovingNumber
      of={code}
      value={value}
      format={formatHeadlineRate}
      figure={figure('leading', code)}
    />
  );
}

function Change({ code, leading }: Pick<AnswerProps, 'code' | 'leading'>) {
  const trend = leading?.trend;
  if (!trend) return null;
  return (
    <Variation
      trend={trend}
      since={trend.isSinceWorkingDayBefore ? undefined : trend.since}
      size="large"
      figure={figure('variation', code)}
    />
  );
}

function Origin({ leading, today }: Pick<AnswerProps, 'leading' | 'today'>) {
  if (!leading) return <span>Cours indisponible pour le moment</span>;
  const { kind, rate, source, provider, at, correction } = leading;
  return (
    <Fragment>
      <span>{`Cours moyen de référence, ${kindWords[kind]}`}</span>
      <Provenance
        days={[rate.day]}
        today={today}
        sources={[source]}
        provider={provider}
        at={at}
        correction={correction}
      />
    </Fragment>
  );
}
