import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { tunisDay } from '@dinar/domain/days/tunis-time';
import { formatTimeInTunis } from '@dinar/domain/format/tunis-clock';
import { RichText } from '../text/rich-text.tsx';

interface RateDaysProps {
  /** The distinct days of the rates behind a number, oldest first. */
  readonly days: readonly RateDate[];
  readonly today: RateDate;
  /** The source's own instant, shown if it is on that day. */
  readonly at?: Date | undefined;
}

/** The day of a number in words: « Aujourd’hui, 18:15 », « Cours du vendredi 20 novembre 2026 ». */
export function RateDays({ days, today, at }: RateDaysProps) {
  const [oldest, ...others] = days;
  const latest = others.at(-1);
  if (oldest === undefined) return null;
  if (latest !== undefined) {
    return (
      <span>
        <RichText
          text="Cours du {from} au {to}"
          from={<Day day={oldest} />}
          to={<Day day={latest} />}
        />
      </span>
    );
  }
  const time = at && tunisDay(at) === oldest ? `, ${formatTimeInTunis(at)}` : '';
  if (oldest === today) return <time dateTime={oldest}>{`Aujourd’hui${time}`}</time>;
  return (
    <span>
      <RichText text="Cours du {day}{time}" day={<Day day={oldest} />} time={time} />
    </span>
  );
}

function Day({ day }: { day: RateDate }) {
  return <time dateTime={day}>{formatDayInWords(day)}</time>;
}
