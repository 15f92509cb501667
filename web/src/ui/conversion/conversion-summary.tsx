import { closedBecause } from '@dinar/domain/days/closed-because';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { Provenance } from '../provenance/provenance.tsx';
import { Fragment } from '../text/fragment.ts';
import { RichText } from '../text/rich-text.tsx';
import type { ConversionFacts } from './conversion-facts.ts';
import styles from './conversion-summary.module.css';
import { RankingEntries } from './ranking-entries.tsx';
import { ReferenceEntry } from './reference-entry.tsx';

/** A conversion at the best bank, the mean and the worst bank, as a round trip, and at the mid rate. */
export function ConversionSummary({ facts }: { facts: ConversionFacts }) {
  const { request, today, converted, ranking, reference } = facts;
  const mean = ranking?.summary.mean;
  return (
    <div className={styles.summary}>
      <dl className={styles.entries}>
        {ranking && <RankingEntries {...ranking} request={request} />}
        {ranking && <CounterEntries today={today} />}
        {reference && <ReferenceEntry {...{ request, converted, reference, today }} />}
      </dl>
      {mean && (
        <p className={styles.origin}>
          <RichText
            text={
              mean.bankCount > 1
                ? 'Cours des banques\u00a0: {origin}'
                : 'Cours de la banque\u00a0: {origin}'
            }
            origin={<Provenance days={mean.days} today={today} sources={mean.sources} />}
          />
        </p>
      )}
    </div>
  );
}

/** Further entries: whether banks are open today, and the commission, which is unknown for every bank. */
function CounterEntries({ today }: { today: RateDate }) {
  const why = closedBecause(today);
  return (
    <Fragment>
      <dt>Aujourd’hui</dt>
      <dd>{why === undefined ? 'Jour ouvré' : `Banques fermées (${why})`}</dd>
      <dt>Commission</dt>
      <dd>Inconnue : à demander à la banque</dd>
    </Fragment>
  );
}
