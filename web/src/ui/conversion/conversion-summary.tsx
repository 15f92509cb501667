import { Provenance } from '../provenance/provenance.tsx';
import type { ConversionFacts } from './conversion-facts.ts';
import styles from './conversion-summary.module.css';
import { RankingEntries } from './ranking-entries.tsx';
import { ReferenceEntry } from './reference-entry.tsx';

/** A conversion at the best bank, at their mean, at the worst, there and back, and at the mid rate. */
export function ConversionSummary({ facts }: { facts: ConversionFacts }) {
  const { request, today, converted, ranking, reference } = facts;
  const mean = ranking?.summary.mean;
  return (
    <div className={styles.summary}>
      <dl className={styles.entries}>
        {ranking && <RankingEntries {...ranking} request={request} />}
        {reference && <ReferenceEntry {...{ request, converted, reference, today }} />}
      </dl>
      {mean && (
        <p className={styles.origin}>
          {mean.bankCount > 1 ? 'Cours des banques' : 'Cours de la banque'}&nbsp;:{' '}
          <Provenance days={mean.days} today={today} sources={mean.sources} />
        </p>
      )}
    </div>
  );
}
