import type { BankCode } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import { answerDetailsTexts } from '@dinar/site/texts/answer-details/answer-details-texts';
import { sideInWords } from '@dinar/site/texts/conversion-words';
import { useLocale } from '../language/locale-context.ts';
import { figure } from '../number/figure.ts';
import { Provenance } from '../provenance/provenance.tsx';
import { Literal } from '../text/literal.tsx';
import { RichText } from '../text/rich-text.tsx';
import { legOrigin } from './lead-origins.ts';
import { pairFigure } from './pair-figure.ts';

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
  const locale = useLocale();
  const texts = answerDetailsTexts[locale];
  const { currency, rate, lackingBank } = leg;
  const isAskedBank = bank !== undefined && lackingBank === undefined;
  return (
    <p className="soft">
      <RichText
        text={hasOrigin ? texts.rateWithOrigin : texts.rate}
        equation={
          <span dir="ltr">
            <Literal>{`1 ${currency} = `}</Literal>
            <span {...figureOf(leg, isAskedBank)}>{formatHeadlineRate(rate.value, locale)}</span>
            <Literal> TND</Literal>
          </span>
        }
        basis={<span>{basisInWords(leg, isAskedBank, locale)}</span>}
      />
      {hasOrigin && <Provenance {...legOrigin(leg)} today={today} />}
    </p>
  );
}

function basisInWords(
  { basis, rate }: ConversionLeg,
  isAskedBank: boolean,
  locale: Locale,
): string {
  const texts = answerDetailsTexts[locale].basis;
  const side = sideInWords(rate.side, locale);
  switch (basis.kind) {
    case 'mean': {
      const forms = rate.side === 'sale' ? texts.meanSale : texts.meanPurchase;
      return fill(pluralOf(locale, forms, basis.bankCount), { count: basis.bankCount });
    }
    case 'bank':
      return fill(texts.bank, { side, bank: bankName(basis.bank, locale) });
    case 'reference': {
      const kind = texts.kinds[basis.reference.kind];
      return fill(isAskedBank ? texts.reference : texts.referenceOnly, { side, kind });
    }
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
