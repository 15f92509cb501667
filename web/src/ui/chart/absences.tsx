import { formatDayInWords } from '@dinar/domain/days/format-day';
import {
  type AbsenceReason,
  absenceReasons,
  countAbsences,
  type DayGap,
} from '@dinar/domain/rates/history-gaps';
import styles from './absences.module.css';

const words: Readonly<Record<AbsenceReason, readonly [one: string, many: string]>> = {
  weekend: ['jour de week-end', 'jours de week-end'],
  holiday: ['jour férié', 'jours fériés'],
  unpublished: ['jour non publié', 'jours non publiés'],
};

interface AbsencesProps {
  readonly knownCount: number;
  readonly gaps: readonly DayGap[];
}

/**
 * The days without a rate, folded: how many they are, then by reason, with the latest unpublished ones by date.
 */
export function Absences({ knownCount, gaps }: AbsencesProps) {
  const counts = countAbsences(gaps);
  const reasons = absenceReasons.filter((reason) => counts[reason] > 0);
  if (reasons.length === 0) return null;
  const total = reasons.reduce((sum, reason) => sum + counts[reason], 0);
  return (
    <details className={styles.absences}>
      <summary>{counted(total, ['jour sans cours', 'jours sans cours'])}</summary>
      <p>
        <span>{counted(knownCount, ['jour de cours', 'jours de cours'])}</span>
        {reasons.map((reason) => (
          <span key={reason} data-absence={reason}>
            {absenceInWords(reason, counts[reason], gaps)}
          </span>
        ))}
      </p>
    </details>
  );
}

function absenceInWords(reason: AbsenceReason, count: number, gaps: readonly DayGap[]): string {
  const days = counted(count, words[reason]);
  return reason === 'unpublished' ? `${days} : ${namesOf(gaps)}` : days;
}

const mostNamed = 3;

function namesOf(gaps: readonly DayGap[]): string {
  const unpublished = gaps.filter(({ reason }) => reason === 'unpublished').reverse();
  const named = unpublished.slice(0, mostNamed).map(gapInWords).join(' ; ');
  const moreCount = unpublished.length - mostNamed;
  if (moreCount <= 0) return named;
  return `${named} ; et ${counted(moreCount, ['autre période', 'autres périodes'])}`;
}

function gapInWords({ from, to }: DayGap): string {
  if (from === to) return `le ${formatDayInWords(from)}`;
  return `du ${formatDayInWords(from)} au ${formatDayInWords(to)}`;
}

function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count} ${count > 1 ? many : one}`;
}
