import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import { figure } from '../number/figure.ts';
import { Provenance } from '../provenance/provenance.tsx';
import { Literal } from '../text/literal.tsx';
import styles from './conversion-result.module.css';
import { kindWords, sideWords } from './conversion-words.ts';
import { pairFigure } from './pair-figure.ts';

interface UsedRateProps {
  readonly leg: ConversionLeg;
  /** The requested bank. */
  readonly bank: BankCode | undefined;
  readonly today: RateDate;
}

/** One rate behind a conversion: its basis, its days and its sources. */
export function UsedRate({ leg, bank, today }: UsedRateProps) {
  const { currency, rate, basis, days, sources, correction, lackingBank } = leg;
  const reference = basis.kind === 'reference' ? basis.reference : undefined;
  const isAskedBank = bank !== undefined && lackingBank === undefined;
  return (
    <p className={styles.rate}>
      {lackingBank && <strong>{`${lackInWords(leg, lackingBank)} `}</strong>}
      <Literal>{`1 ${currency} = `}</Literal>
      <span {...figureOf(leg, isAskedBank)}>{formatHeadlineRate(rate.value)}</span>
      <span>{` TND, ${basisInWords(leg, isAskedBank)}. `}</span>
      <Provenance
        days={days}
        today={today}
        sources={sources}
        provider={reference?.provider}
        at={reference?.at}
        correction={correction}
      />
    </p>
  );
}

function lackInWords({ currency, basis }: ConversionLeg, lacking: BankCode): string {
  const taken =
    basis.kind === 'mean'
      ? 'la moyenne des banques est prise'
      : 'le cours moyen de référence est pris';
  return `${bankByCode(lacking).displayName} n’a pas de cours en vigueur pour ${currency} : ${taken}.`;
}

function basisInWords({ basis, rate }: ConversionLeg, isAskedBank: boolean): string {
  const side = sideWords[rate.side];
  switch (basis.kind) {
    case 'mean':
      return basis.bankCount === 1
        ? `${side} de la seule banque lue`
        : `moyenne des ${side}s de ${basis.bankCount} banques`;
    case 'bank':
      return `${side} de ${bankByCode(basis.bank).displayName}`;
    case 'reference':
      return `${side} (${kindWords[basis.reference.kind]})${isAskedBank ? '' : ', aucune banque lue ne cotant cette devise'}`;
  }
}

function figureOf({ currency, rate }: ConversionLeg, isAskedBank: boolean) {
  if (rate.side === 'purchase') return pairFigure('unit', { from: currency, to: 'TND' }, 1);
  if (rate.side === 'sale') {
    return pairFigure('unit', { from: 'TND', to: currency, fixedSide: 'buy' }, 1);
  }
  return figure(isAskedBank ? 'central' : 'leading', currency);
}
