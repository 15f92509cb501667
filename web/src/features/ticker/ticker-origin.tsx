import type { RateDate } from '@dinar/domain/days/rate-date';
import { Fragment } from 'react';
import { Provenance, ProviderLink } from '../../ui/provenance/provenance.tsx';
import type { Origin } from '../../ui/provenance/shared-origin.ts';
import styles from './ticker.module.css';

interface TickerOriginProps {
  readonly origins: readonly Origin[];
  /** The one that all have, where they do. */
  readonly shared: Origin | undefined;
  readonly today: RateDate;
}

/** The day and the source of the whole band; of rates that differ in them, the links of those who give them. */
export function TickerOrigin({ origins, shared, today }: TickerOriginProps) {
  if (shared) {
    const { day, source, provider, at } = shared;
    return (
      <p className={styles.origin}>
        <Provenance days={[day]} today={today} sources={[source]} provider={provider} at={at} />
      </p>
    );
  }
  const providers = [...new Set(origins.flatMap(({ provider }) => provider ?? []))];
  if (providers.length === 0) return null;
  return (
    <p className={styles.origin}>
      Sources :{' '}
      {providers.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <ProviderLink id={id} />
        </Fragment>
      ))}
    </p>
  );
}
