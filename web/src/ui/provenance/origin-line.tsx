import type { RateDate } from '@dinar/domain/days/rate-date';
import { Provenance } from './provenance.tsx';
import type { Origin } from './shared-origin.ts';

/** The day and the source of a block of numbers. */
export function OriginLine({ origin, today }: { origin: Origin; today: RateDate }) {
  const { day, source, provider, at } = origin;
  return <Provenance days={[day]} today={today} sources={[source]} provider={provider} at={at} />;
}
