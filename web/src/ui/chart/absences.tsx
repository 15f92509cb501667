import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatGivenAmount } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import {
  type AbsenceReason,
  absenceReasons,
  countAbsences,
  type DayGap,
} from '@dinar/domain/rates/history-gaps';
import { chartTexts } from '@dinar/site/texts/chart/chart-texts';
import { useLocale } from '../language/locale-context.ts';
import styles from './absences.module.css';
import notes from './notes.module.css';

interface AbsencesProps {
  readonly knownCount: number;
  readonly gaps: readonly DayGap[];
}

/**
 * The days without a rate, folded: how many they are, then by reason, with the latest unpublished ones by date.
 */
export function Absences({ knownCount, gaps }: AbsencesProps) {
  const locale = useLocale();
  const { daysWithout, daysWith } = chartTexts[locale];
  const counts = countAbsences(gaps);
  const reasons = absenceReasons.filter((reason) => counts[reason] > 0);
  if (reasons.length === 0) return null;
  const total = reasons.reduce((sum, reason) => sum + counts[reason], 0);
  return (
    <details className={styles.absences}>
      <summary>
        {fill(pluralOf(locale, daysWithout, total), { count: formatGivenAmount(total, locale) })}
      </summary>
      <p className={notes.notes}>
        <span>
          {fill(pluralOf(locale, daysWith, knownCount), {
            count: formatGivenAmount(knownCount, locale),
          })}
        </span>
        {reasons.map((reason) => (
          <span key={reason} data-absence={reason}>
            {absenceInWords(reason, counts[reason], gaps, locale)}
          </span>
        ))}
      </p>
    </details>
  );
}

function absenceInWords(
  reason: AbsenceReason,
  count: number,
  gaps: readonly DayGap[],
  locale: Locale,
): string {
  const days = fill(pluralOf(locale, chartTexts[locale].absent[reason], count), {
    count: formatGivenAmount(count, locale),
  });
  return reason === 'unpublished' ? withPeriods(days, gaps, locale) : days;
}

const mostNamed = 3;

function withPeriods(days: string, gaps: readonly DayGap[], locale: Locale): string {
  const texts = chartTexts[locale];
  const unpublished = gaps.filter(({ reason }) => reason === 'unpublished').reverse();
  const named = unpublished.slice(0, mostNamed).map((gap) => gapInWords(gap, locale));
  const periods = named.join(texts.period.separator);
  const count = unpublished.length - mostNamed;
  if (count <= 0) return fill(texts.unpublished, { days, periods });
  const more = fill(pluralOf(locale, texts.morePeriods, count), {
    count: formatGivenAmount(count, locale),
  });
  return fill(texts.unpublishedAndMore, { days, periods, more });
}

function gapInWords({ from, to }: DayGap, locale: Locale): string {
  const { day, span } = chartTexts[locale].period;
  const first = formatDayInWords(from, locale);
  return from === to
    ? fill(day, { day: first })
    : fill(span, { from: first, to: formatDayInWords(to, locale) });
}
