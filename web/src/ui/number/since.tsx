import { formatDayOfYear } from '@dinar/domain/days/format-day';
import type { Trend } from '@dinar/domain/rates/trend';
import type { DatedTrend } from '@dinar/domain/today/dated-trend';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useLocale } from '../language/locale-context.ts';
import { RichText } from '../text/rich-text.tsx';

interface SinceProps {
  readonly trend: Trend & Partial<DatedTrend>;
  readonly className: string | undefined;
}

/** The day that a trend is measured from, if it has one and that is not the previous working day. */
export function Since({ trend, className }: SinceProps) {
  const locale = useLocale();
  const { since, isSinceWorkingDayBefore } = trend;
  if (!since || isSinceWorkingDayBefore) return null;
  return (
    <span className={className}>
      <RichText
        text={commonTexts[locale].trend.since}
        day={<time dateTime={since}>{formatDayOfYear(since, locale)}</time>}
      />
    </span>
  );
}
