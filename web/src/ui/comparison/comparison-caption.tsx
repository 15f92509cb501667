import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { Counters } from '@dinar/domain/today/counters';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { useLocale } from '../language/locale-context.ts';
import { Provenance } from '../provenance/provenance.tsx';
import type { Origin } from '../provenance/shared-origin.ts';
import { Fragment } from '../text/fragment.ts';

interface ComparisonCaptionProps {
  readonly counters: Counters;
  /** The origin of most boards in force; a row that differs names its own. */
  readonly origin: Origin | undefined;
  readonly today: RateDate;
  readonly question: ComparedAmounts | undefined;
}

/** The amount for which banks are compared: « 500 EUR ». */
interface ComparedAmounts {
  readonly amount: string;
  /** The visitor's amount, if another is compared because banks give almost the same for it. */
  readonly typed?: string;
}

/** The caption of a comparison: the number of banks, the request, day and source. */
export function ComparisonCaption(props: ComparisonCaptionProps) {
  const { counters, origin, today, question } = props;
  const locale = useLocale();
  const { older } = comparisonTexts[locale];
  const olderCount = counters.older.length;
  return (
    <Fragment>
      <span>{questionInWords(boardsRead(counters, locale), question, locale)}</span>
      {origin && <Provenance days={[origin.day]} today={today} sources={[origin.source]} />}
      {olderCount > 0 && (
        <span>{fill(pluralOf(locale, older, olderCount), { count: olderCount })}</span>
      )}
    </Fragment>
  );
}

function questionInWords(
  boards: string,
  question: ComparedAmounts | undefined,
  locale: Locale,
): string {
  const { plain, asked, alike } = comparisonTexts[locale].caption;
  if (!question) return fill(plain, { boards });
  const { amount, typed } = question;
  if (typed === undefined) return fill(asked, { boards, amount });
  return fill(alike, { boards, amount, typed });
}
