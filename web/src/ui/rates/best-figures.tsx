import { fill } from '@dinar/domain/language/texts';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { CounterQuote } from '@dinar/domain/today/counters';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { ratesTexts } from '@dinar/site/texts/rates/rates-texts';
import { BankDoor } from '../comparison/bank-door.tsx';
import { useLocale, useTexts } from '../language/locale-context.ts';
import { BankMark } from '../mark/bank-mark.tsx';
import { figure } from '../number/figure.ts';
import { Skeleton } from '../panel/skeleton.tsx';
import { Provenance } from '../provenance/provenance.tsx';
import { isLike } from '../provenance/shared-origin.ts';
import { Fragment } from '../text/fragment.ts';
import { RateFigure } from './rate-figure.tsx';
import styles from './rate-figures.module.css';
import type { FiguresProps } from './rate-figures.tsx';

/** The best purchase and the best sale among the boards in force; below three of them, their number. */
export function BestFigures(props: FiguresProps) {
  const { code, rates, isLoading } = props;
  const texts = useTexts(ratesTexts);
  const best = rates?.counters.best;
  if (!best && !isLoading) return <UncomparedBanks {...props} />;
  return (
    <Fragment>
      <BestCard
        {...props}
        kind="best-purchase"
        title={texts.bestPurchase}
        meaning={fill(texts.toSell, { code })}
        quote={best?.purchase}
        value={best?.purchase.purchase.value}
      />
      <BestCard
        {...props}
        kind="best-sale"
        title={texts.bestSale}
        meaning={fill(texts.toBuy, { code })}
        quote={best?.sale}
        value={best?.sale.sale.value}
      />
    </Fragment>
  );
}

function UncomparedBanks({ code, rates }: FiguresProps) {
  const locale = useLocale();
  const { banks, noneRead, fewRead } = ratesTexts[locale];
  return (
    <RateFigure
      title={banks}
      figure={figure('best-purchase', code)}
      value={undefined}
      isLoading={false}
    >
      <span>
        {rates ? fill(fewRead, { boards: boardsRead(rates.counters, locale) }) : noneRead}
      </span>
    </RateFigure>
  );
}

interface BestCardProps extends FiguresProps {
  readonly kind: 'best-purchase' | 'best-sale';
  readonly title: string;
  readonly meaning: string;
  readonly quote: CounterQuote | undefined;
  readonly value: Decimal | undefined;
}

function BestCard(props: BestCardProps) {
  const locale = useLocale();
  const { kind, code, title, meaning, quote, value, isLoading, today, origin } = props;
  return (
    <RateFigure
      title={title}
      figure={figure(kind, code, quote?.bankId)}
      value={value}
      isLoading={isLoading}
      isBest
    >
      <span className={styles.bank}>
        {quote && <BankMark bankId={quote.bankId} size="small" />}
        {quote ? (
          <BankDoor
            bank={quote.bankId}
            currency={code}
            asked={{ mode: kind === 'best-purchase' ? 'SELECTED' : 'BUY' }}
          />
        ) : (
          <Skeleton sample={commonTexts[locale].awaitedBank} />
        )}
      </span>
      <span>{meaning}</span>
      {quote && !isLike(origin, quote) && (
        <Provenance
          days={[quote.day]}
          today={today}
          sources={[quote.source]}
          correction={quote.correction}
          isMarked={origin?.source === 'demo'}
        />
      )}
    </RateFigure>
  );
}
