import { bankByCode } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import type { ReferenceKind } from '@dinar/domain/today/reference-rate';
import { sideInWords } from '@dinar/site/seo/conversion-words';
import { figure } from '../number/figure.ts';
import { Provenance } from '../provenance/provenance.tsx';
import { Literal } from '../text/literal.tsx';
import { pairFigure } from './pair-figure.ts';
import styles from './used-rate.module.css';

interface UsedRateProps {
  readonly leg: ConversionLeg;
  /** The requested bank. */
  readonly bank: BankCode | undefined;
  readonly today: RateDate;
  /** Whether its day and source are to be shown here. */
  readonly hasOrigin?: boolean;
}

/** One rate behind a conversion: its basis, its days and its sources. */
export function UsedRate({ leg, bank, today, hasOrigin = true }: UsedRateProps) {
  const { currency, rate, basis, days, sources, correction, lackingBank } = leg;
  const reference = basis.kind === 'reference' ? basis.reference : undefined;
  const isAskedBank = bank !== undefined && lackingBank === undefined;
  return (
    <p className={styles.rate}>
      <Literal>{`1 ${currency} = `}</Literal>
      <span {...figureOf(leg, isAskedBank)}>{formatHeadlineRate(rate.value)}</span>
      <span>{` TND, ${basisInWords(leg, isAskedBank)}${hasOrigin ? '. ' : ''}`}</span>
      {hasOrigin && (
        <Provenance
          days={days}
          today={today}
          sources={sources}
          provider={reference?.provider}
          at={reference?.at}
          correction={correction}
        />
      )}
    </p>
  );
}

const kindWords: Readonly<Record<ReferenceKind, string>> = {
  central: 'Banque Centrale de Tunisie',
  manual: 'Banque Centrale de Tunisie, change manuel',
  market: 'marché des changes',
};

function basisInWords({ basis, rate }: ConversionLeg, isAskedBank: boolean): string {
  const side = sideInWords(rate.side);
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

function figureOf({ currency, rate, basis }: ConversionLeg, isAskedBank: boolean) {
  const bank = basis.kind === 'bank' ? basis.bank : undefined;
  if (rate.side === 'purchase') return pairFigure('unit', { from: currency, to: 'TND' }, 1, bank);
  if (rate.side === 'sale') {
    return pairFigure('unit', { from: 'TND', to: currency, fixedSide: 'buy' }, 1, bank);
  }
  return figure(isAskedBank ? 'central' : 'leading', currency);
}
