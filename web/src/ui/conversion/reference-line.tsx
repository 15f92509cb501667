import { formatColumnAmount } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ConvertedValue } from '@dinar/domain/today/conversion-today';
import { marginOf } from '@dinar/domain/today/margin';
import { formatResult } from '@dinar/site/seo/conversion-words';
import { Provenance } from '../provenance/provenance.tsx';
import type { ShownConversion } from './conversion-outcome.ts';
import styles from './conversion-result.module.css';
import { pairFigure } from './pair-figure.ts';

interface ReferenceLineProps {
  readonly shown: ShownConversion;
  readonly reference: ConvertedValue;
}

/** The amount at the mid rates, named so, since no counter gives it, and what the counters keep of it. */
export function ReferenceLine({ shown, reference }: ReferenceLineProps) {
  const { request, board } = shown;
  const { amount, from, to } = request;
  const margin = marginOf(request, shown);
  return (
    <p className={styles.reference} data-item>
      Au cours moyen de référence&nbsp;:{' '}
      <b {...pairFigure('reference', { from, to }, amount)}>{formatResult(reference.value)}</b> {to}
      {reference.legs.map(({ currency, basis, days, sources }) => (
        <span key={currency}>
          {reference.legs.length > 1 ? ` · ${currency} : ` : ' · '}
          <Provenance
            days={days}
            today={board.today}
            sources={sources}
            {...(basis.kind === 'reference' && {
              provider: basis.reference.provider,
              at: basis.reference.at,
            })}
          />
        </span>
      ))}
      {margin && (
        <>
          {' · '}
          La marge&nbsp;:{' '}
          {margin.dinars && (
            <>
              <b {...pairFigure('margin', request, amount)}>{dinarsInWords(margin.dinars)}</b> TND,{' '}
            </>
          )}
          <span {...pairFigure('margin-percent', request, amount)}>
            {formatColumnAmount(margin.percent)}
            {'\u202f'}%
          </span>
        </>
      )}
    </p>
  );
}

// Below one dinar, two decimals could be none.
function dinarsInWords(dinars: Decimal): string {
  return dinars.lt(1) ? formatResult(dinars) : formatColumnAmount(dinars);
}
