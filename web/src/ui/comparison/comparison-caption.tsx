import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Counters } from '@dinar/domain/today/counters';
import type { ReactNode } from 'react';
import { Provenance } from '../provenance/provenance.tsx';
import type { Origin } from '../provenance/shared-origin.ts';
import { boardsRead } from './boards-read.ts';

interface ComparisonCaptionProps {
  readonly counters: Counters;
  /** The common origin of all boards in force; undefined if each row names its own. */
  readonly origin: Origin | undefined;
  readonly today: RateDate;
  /** The request and the order of the rows, in words. */
  readonly children: ReactNode;
}

/** The caption of a comparison: the number of banks, their order, day and source. */
export function ComparisonCaption(props: ComparisonCaptionProps) {
  const { counters, origin, today, children } = props;
  const olderCount = counters.older.length;
  return (
    <>
      {boardsRead(counters)}
      {children && <>, {children}</>}.{' '}
      {origin && <Provenance days={[origin.day]} today={today} sources={[origin.source]} />}{' '}
      {olderCount > 0 && (
        <span>
          {olderCount === 1
            ? 'Un cours plus ancien suit'
            : `${olderCount} cours plus anciens suivent`}
          , hors comparaison.
        </span>
      )}
    </>
  );
}
