import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { fill } from '@dinar/domain/language/texts';
import type { Counters } from '@dinar/domain/today/counters';
import { boardsRead } from '@dinar/site/texts/boards-read';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { equalBanks } from '@dinar/site/texts/rates/equal-banks';
import { ratesTexts } from '@dinar/site/texts/rates/rates-texts';
import { BankDoor } from '../comparison/bank-door.tsx';
import { useLocale } from '../language/locale-context.ts';
import { BankMark } from '../mark/bank-mark.tsx';
import { figure } from '../number/figure.ts';
import { Skeleton } from '../panel/skeleton.tsx';
import { OriginLine } from '../provenance/origin-line.tsx';
import { isLike } from '../provenance/shared-origin.ts';
import { Fragment } from '../text/fragment.ts';
import styles from './rate-figures.module.css';
import { type FiguresProps, RateFigure } from './rate-figures.tsx';

/** The best purchase and the best sale among the boards in force; below three of them, their number. */
export function BestFigures(props: FiguresProps) {
  const { rates, isLoading } = props;
  if (!rates?.counters.best && !isLoading) return <UncomparedBanks {...props} />;
  return (
    <Fragment>
      <BestCard {...props} side="purchase" />
      <BestCard {...props} side="sale" />
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

function BestCard(props: FiguresProps & { readonly side: 'purchase' | 'sale' }) {
  const locale = useLocale();
  const { bestPurchase, bestSale, toSell, toBuy } = ratesTexts[locale];
  const { side, code, rates, isLoading, today, origin } = props;
  const quote = rates?.counters.best?.[side];
  return (
    <RateFigure
      title={side === 'purchase' ? bestPurchase : bestSale}
      figure={figure(`best-${side}`, code, quote?.bankId)}
      value={quote?.[side].value}
      isLoading={isLoading}
      isBest
    >
      <span className={styles.bank}>
        {rates && quote ? (
          <BestBanks {...{ side, code }} bank={quote.bankId} counters={rates.counters} />
        ) : (
          <Skeleton sample={commonTexts[locale].awaitedBank} />
        )}
      </span>
      <span>{fill(side === 'purchase' ? toSell : toBuy, { code })}</span>
      {quote && !isLike(origin, quote) && (
        <OriginLine origin={quote} today={today} isMarked={origin?.source === 'demo'} />
      )}
    </RateFigure>
  );
}

interface BestBanksProps {
  readonly side: 'purchase' | 'sale';
  readonly code: ForeignCurrencyCode;
  readonly bank: CommercialBankCode;
  readonly counters: Counters;
}

/** The bank with the best rate, or how many share it. */
function BestBanks({ side, code, bank, counters }: BestBanksProps) {
  const several = equalBanks(counters, side, useLocale());
  if (several !== undefined) return <span>{several}</span>;
  return (
    <Fragment>
      <BankMark bankId={bank} size="small" />
      <BankDoor
        bank={bank}
        currency={code}
        asked={{ intent: side === 'purchase' ? 'sell' : 'buy' }}
      />
    </Fragment>
  );
}
