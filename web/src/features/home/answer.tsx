import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { tunisDay } from '@dinar/domain/days/tunis-time';
import type { LiveRate, RatesStats } from '@dinar/domain/documents/rates-stats-document';
import { formatRate4 } from '@dinar/domain/format/format-number';
import { formatTimeInTunis } from '@dinar/domain/format/tunis-clock';
import { isStale } from '@dinar/domain/rates/home-board';
import { LinkDot } from '../../data/link-dot.tsx';
import equation from '../../ui/equation.module.css';
import { MovingNumber } from '../../ui/moving-number.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { sourceInWords } from '../../ui/source-words.ts';
import { Tag } from '../../ui/tag.tsx';
import { Variation } from '../../ui/variation.tsx';
import styles from './answer.module.css';
import type { HomeRates } from './home-rates.ts';

/** The answer to the visitor's question, larger than all else: what one unit is worth now. */
export function Answer(props: { rates: HomeRates; today: RateDate }) {
  const { rates, today } = props;
  const { code, view, stats } = rates;
  const rate = view?.liveRate ?? view?.centralBankRate ?? 0;
  return (
    <section className={styles.answer} aria-label={`Cours actuel de 1 ${code} en dinar tunisien`}>
      <p className={equation.equation}>
        <span className={equation.left}>1 {code} =</span>{' '}
        <span className={styles.right}>
          {view ? (
            <MovingNumber of={code} value={rate} format={formatRate4} />
          ) : (
            <Skeleton sample="0,0000" />
          )}{' '}
          <span className={equation.unit}>TND</span>
        </span>
        <span className={styles.change}>
          {view ? (
            stats?.live && <Variation percent={stats.live.variation} size="large" />
          ) : (
            <Skeleton sample="+0,00 %" />
          )}
        </span>
      </p>
      <p className={styles.quiet}>
        <LinkDot />
        {view ? (
          <Provenance stats={stats} today={today} />
        ) : (
          <Skeleton sample="Recherche du cours" />
        )}
      </p>
    </section>
  );
}

function Provenance({ stats, today }: { stats: RatesStats | undefined; today: RateDate }) {
  const shown = stats?.live ?? stats?.central;
  if (!shown) return <span>Cours indisponible pour le moment</span>;
  return (
    <>
      <span>
        {dayInWords(shown.date, today)}
        {stats?.live && timeInWords(stats.live, stats.updatedAt, today)}
      </span>
      {shown.source === 'demo' ? (
        <Tag tone="amber">Données de démonstration</Tag>
      ) : (
        <span>Source : {sourceInWords(shown.source)}</span>
      )}
    </>
  );
}

function dayInWords(day: RateDate, today: RateDate): string {
  const words = formatDayInWords(day);
  return isStale(day, today) ? `Cours du ${words}` : `Aujourd’hui, ${words}`;
}

// Days are UTC's, the time is Tunis': in the hour by which Tunis is ahead it is of another day.
function timeInWords(live: LiveRate, updatedAt: Date | undefined, today: RateDate): string {
  const isTimeOfDay = updatedAt && tunisDay(updatedAt) === live.date && !isStale(live.date, today);
  return isTimeOfDay ? `, ${formatTimeInTunis(updatedAt)}` : '';
}
