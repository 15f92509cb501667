import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatMoney, formatPercent } from '@dinar/domain/format/format-number';
import {
  type ConversionRequest,
  type Converted,
  type ConvertedValue,
  sidesOf,
} from '@dinar/domain/today/conversion-today';
import { marginOf } from '@dinar/domain/today/margin';
import { Provenance } from '../provenance/provenance.tsx';
import { Fragment } from '../text/fragment.ts';
import { Literal } from '../text/literal.tsx';
import { RichText } from '../text/rich-text.tsx';
import styles from './conversion-summary.module.css';
import { pairFigure } from './pair-figure.ts';

interface ReferenceEntryProps {
  readonly request: ConversionRequest;
  readonly converted: Converted;
  readonly reference: ConvertedValue;
  readonly today: RateDate;
}

/** The amount at the mid rates, named so because no counter offers it, and the margin of the counters. */
export function ReferenceEntry({ request, converted, reference, today }: ReferenceEntryProps) {
  const { amount } = request;
  const margin = marginOf(request, converted);
  return (
    <Fragment>
      <dt>Au cours moyen de référence</dt>
      <dd data-item>
        <b {...pairFigure('reference', request, amount)}>{formatMoney(reference.value)}</b>
        <Literal>{` ${sidesOf(request).answered}`}</Literal>
        {margin && (
          <RichText
            text={
              margin.dinars
                ? ' · La marge\u00a0: {dinars} TND, {percent}'
                : ' · La marge\u00a0: {percent}'
            }
            dinars={
              margin.dinars && (
                <b {...pairFigure('margin', request, amount)}>{formatMoney(margin.dinars)}</b>
              )
            }
            percent={
              <span {...pairFigure('margin-percent', request, amount)}>
                {formatPercent(margin.percent)}
              </span>
            }
          />
        )}
        {reference.legs.map(({ currency, basis, days, sources }) => (
          <span key={currency} className={styles.origin}>
            {reference.legs.length > 1 && <Literal>{`${currency} : `}</Literal>}
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
      </dd>
    </Fragment>
  );
}
