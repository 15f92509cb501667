import { formatDayOfYear } from '@dinar/domain/days/format-day';
import type { RateDate } from '@dinar/domain/days/rate-date';

interface SinceProps {
  /** Renders nothing if undefined. */
  readonly day: RateDate | undefined;
  readonly className: string | undefined;
}

/** The day that a change is measured from. */
export function Since({ day, className }: SinceProps) {
  if (!day) return null;
  return (
    <span className={className}>
      <span> depuis le </span>
      <time dateTime={day}>{formatDayOfYear(day)}</time>
    </span>
  );
}
