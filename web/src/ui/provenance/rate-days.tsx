import { formatDayInWords } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatTimeInTunis, tunisDay } from '@dinar/domain/days/tunis-time';
import { fill } from '@dinar/domain/language/texts';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useLocale } from '../language/locale-context.ts';
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
  const locale = useLocale();
  const texts = commonTexts[locale].rateDays;
  const [oldest, ...others] = days;
  const latest = others.at(-1);
  if (oldest === undefined) return null;
  if (latest !== undefined) {
    return (
      <span>
        <RichText text={texts.span} from={<Day day={oldest} />} to={<Day day={latest} />} />
      </span>
    );
  }
  const time = at && tunisDay(at) === oldest ? formatTimeInTunis(at) : undefined;
  if (oldest === today) {
    const words = time ? fill(texts.todayAtTime, { time }) : commonTexts[locale].today;
    return <time dateTime={oldest}>{words}</time>;
  }
  return (
    <span>
      {time ? (
        <RichText text={texts.atTime} day={<Day day={oldest} />} time={time} />
      ) : (
        <RichText text={texts.one} day={<Day day={oldest} />} />
      )}
    </span>
  );
}

function Day({ day }: { day: RateDate }) {
  return <time dateTime={day}>{formatDayInWords(day, useLocale())}</time>;
}
