import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Counters } from '@dinar/domain/today/counters';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { Provenance } from '../provenance/provenance.tsx';
import type { Origin } from '../provenance/shared-origin.ts';
import { Fragment } from '../text/fragment.ts';

interface ComparisonCaptionProps {
  readonly counters: Counters;
  /** The origin of most boards in force; a row that differs names its own. */
  readonly origin: Origin | undefined;
  readonly today: RateDate;
  /** The request in words, such as « pour 500 EUR »; '' without an amount. */
  readonly question: string;
}

/** The caption of a comparison: the number of banks, the request, day and source. */
export function ComparisonCaption(props: ComparisonCaptionProps) {
  const { counters, origin, today, question } = props;
  const olderCount = counters.older.length;
  return (
    <Fragment>
      <span>{`${[boardsRead(counters), question].filter(Boolean).join(', ')}. `}</span>
      {origin && <Provenance days={[origin.day]} today={today} sources={[origin.source]} />}
      {olderCount > 0 && <span>{` ${olderInWords(olderCount)}, hors comparaison.`}</span>}
    </Fragment>
  );
}

function olderInWords(count: number): string {
  return count === 1 ? 'Un cours plus ancien suit' : `${count} cours plus anciens suivent`;
}
