import { formatDayOfYear } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useLocale } from '../language/locale-context.ts';
import { RichText } from '../text/rich-text.tsx';

interface SinceProps {
  /** Renders nothing if undefined. */
  readonly day: RateDate | undefined;
  readonly className: string | undefined;
}

/** The day that a change is measured from. */
export function Since({ day, className }: SinceProps) {
  const locale = useLocale();
  if (!day) return null;
  return (
    <span className={className}>
      <RichText
        text={commonTexts[locale].trend.since}
        day={<time dateTime={day}>{formatDayOfYear(day, locale)}</time>}
      />
    </span>
  );
}
