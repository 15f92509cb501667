import type { RateDate } from '@dinar/domain/days/rate-date';
import { Provenance } from './provenance.tsx';
import type { Origin } from './shared-origin.ts';

interface OriginLineProps {
  readonly origin: Origin;
  readonly today: RateDate;
  /** Whether the block marks its demonstration data elsewhere. */
  readonly isMarked?: boolean;
}

/** The day and the source of a number, or of a block of numbers. */
export function OriginLine({ origin, today, isMarked = false }: OriginLineProps) {
  const { day, source, provider, at, correction } = origin;
  return (
    <Provenance
      days={[day]}
      sources={[source]}
      {...{ today, provider, at, correction, isMarked }}
    />
  );
}
