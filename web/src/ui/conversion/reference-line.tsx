import type { RateDate } from '@dinar/domain/days/rate-date';
import type { ConversionRequest, ConvertedValue } from '@dinar/domain/today/conversion-today';
import { formatResult } from '@dinar/site/seo/conversion-words';
import { Provenance } from '../provenance/provenance.tsx';
import styles from './conversion-result.module.css';
import { pairFigure } from './pair-figure.ts';

interface ReferenceLineProps {
  readonly request: ConversionRequest;
  readonly reference: ConvertedValue;
  readonly today: RateDate;
}

/** What the amount comes to at the mid rates, named so, since no counter gives it. */
export function ReferenceLine({ request, reference, today }: ReferenceLineProps) {
  const { amount, from, to } = request;
  return (
    <p className={styles.reference} data-item>
      Au cours moyen de référence&nbsp;:{' '}
      <b {...pairFigure('reference', { from, to }, amount)}>{formatResult(reference.value)}</b> {to}
      {reference.legs.map(({ currency, basis, days, sources }) => (
        <span key={currency}>
          {reference.legs.length > 1 ? ` · ${currency} : ` : ' · '}
          <Provenance
            days={days}
            today={today}
            sources={sources}
            {...(basis.kind === 'reference' && {
              provider: basis.reference.provider,
              at: basis.reference.at,
            })}
          />
        </span>
      ))}
    </p>
  );
}
