import { formatDayInWords } from '@dinar/domain/days/format-day';
import {
  type AbsenceReason,
  absenceReasons,
  countAbsences,
  type DayGap,
} from '@dinar/domain/rates/history-gaps';
import { Fragment } from '../text/fragment.ts';

const words: Readonly<Record<AbsenceReason, readonly [one: string, many: string]>> = {
  weekend: ['jour de week-end', 'jours de week-end'],
  holiday: ['jour férié', 'jours fériés'],
  unpublished: ['jour non publié', 'jours non publiés'],
};

interface AbsencesProps {
  readonly knownCount: number;
  readonly gaps: readonly DayGap[];
}

/** The number of days with and without a rate, by reason, and the latest unpublished days by date. */
export function Absences({ knownCount, gaps }: AbsencesProps) {
  const counts = countAbsences(gaps);
  return (
    <Fragment>
      <span>{counted(knownCount, ['jour de cours', 'jours de cours'])}</span>
      {absenceReasons
        .filter((reason) => counts[reason] > 0)
        .map((reason) => (
          <span key={reason} data-absence={reason}>
            {absenceInWords(reason, counts[reason], gaps)}
          </span>
        ))}
    </Fragment>
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
