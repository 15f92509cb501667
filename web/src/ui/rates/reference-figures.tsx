import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { ReferenceRate } from '@dinar/domain/today/reference-rate';
import { ratesTexts } from '@dinar/site/texts/rates/rates-texts';
import { useTexts } from '../language/locale-context.ts';
import { figure } from '../number/figure.ts';
import { OriginLine } from '../provenance/origin-line.tsx';
import { isLike, originOf } from '../provenance/shared-origin.ts';
import { Fragment } from '../text/fragment.ts';
import { type FiguresProps, RateFigure } from './rate-figures.tsx';

/** The central bank's mid rate and the market's, each with its own day and source. */
export function MarketFigures(props: FiguresProps) {
  const { code, rates } = props;
  const { central, market, notRecent, notQuoted } = useTexts(ratesTexts);
  return (
    <Fragment>
      <ReferenceFigure
        {...props}
        kind="central"
        title={central}
        reference={rates?.central}
        missing={currencyTable[code].centralBankQuoted ? notRecent : notQuoted}
      />
      <ReferenceFigure
        {...props}
        kind="market"
        title={market}
        reference={rates?.market}
        missing={notRecent}
      />
    </Fragment>
  );
}

/** The central bank's mid rate for banknotes, if it may be shown; not every currency has one. */
export function ManualFigure(props: FiguresProps) {
  const texts = useTexts(ratesTexts);
  const manual = props.rates?.manual;
  if (!manual) return null;
  return (
    <ReferenceFigure
      {...props}
      kind="manual"
      title={texts.manual}
      reference={manual}
      meaning={texts.manualMeaning}
    />
  );
}

interface ReferenceFigureProps extends FiguresProps {
  readonly kind: ReferenceRate['kind'];
  readonly title: string;
  readonly reference: ReferenceRate | undefined;
  readonly meaning?: string;
  readonly missing?: string;
}

function ReferenceFigure(props: ReferenceFigureProps) {
  const { kind, title, code, reference, isLoading, today, meaning, missing, origin } = props;
  const own = reference && originOf(reference);
  return (
    <RateFigure
      title={title}
      figure={figure(kind, code)}
      value={reference?.rate.value}
      isLoading={isLoading}
    >
      {meaning && <span>{meaning}</span>}
      {own && !isLike(origin, own) && (
        <OriginLine origin={own} today={today} isMarked={origin?.source === 'demo'} />
      )}
      {!own && !isLoading && <span>{missing}</span>}
    </RateFigure>
  );
}
