import { bankName } from '@dinar/domain/banks/bank-name';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDifference } from '@dinar/domain/format/format-number';
import { formatSpread, formatTableRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonRow, GapStanding } from '@dinar/domain/today/compare-counters';
import { type Intent, sideOfIntent } from '@dinar/domain/today/intent';
import type { Asked } from '@dinar/site/pages/asked';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { amountWithCode } from '@dinar/site/texts/conversion-words';
import { useLocale } from '../language/locale-context.ts';
import { figure } from '../number/figure.ts';
import { type LastShown, MovingNumber } from '../number/moving-number.tsx';
import type { Origin } from '../provenance/shared-origin.ts';
import { type Badges, BankRowHeader } from './bank-row-header.tsx';
import { comparedFigure } from './compared-figure.ts';
import { Payout } from './payout.tsx';
import { RateScale, type Scale, ScaleAxis } from './rate-scale.tsx';
import type { RateColumn } from './rate-table.tsx';

export type BankColumnName = 'bank' | 'scale' | 'purchase' | 'sale' | 'amount' | 'gap' | 'spread';

/** The request for which the banks are compared. */
export interface Compared {
  readonly code: ForeignCurrencyCode;
  readonly intent: Intent;
  readonly amount: Decimal;
  /** The visitor's own question, which the banks' links keep. */
  readonly asked: Asked;
  readonly badges: Badges;
  /** The origin that the caption names. */
  readonly origin: Origin | undefined;
  readonly scale: Scale | undefined;
}

type BankColumn = RateColumn<ComparisonRow, BankColumnName>;

/** Returns the columns of a table that compares banks. */
export function bankColumns(
  compared: Compared,
  locale: Locale,
): Readonly<Record<BankColumnName, BankColumn>> {
  const words = commonTexts[locale];
  const texts = comparisonTexts[locale];
  const { code, intent, amount, scale } = compared;
  return {
    bank: {
      name: 'bank',
      heading: words.bank,
      sortValue: ({ bankId }) => bankName(bankId, locale).toLowerCase(),
      cell: (row) => <BankRowHeader row={row} {...compared} />,
    },
    scale: {
      name: 'scale',
      heading: scale && <ScaleAxis scale={scale} />,
      cell: (row) => row.isInForce && scale && <RateScale scale={scale} row={row} />,
    },
    purchase: rateColumn('purchase', words.purchase, intent),
    sale: rateColumn('sale', words.sale, intent),
    amount: {
      name: 'amount',
      heading: fill(texts.amountIn[intent], {
        code,
        amount: amountWithCode(amount, intent === 'spend' ? 'TND' : code, locale),
      }),
      sortValue: (row) => row.amount.toNumber(),
      cell: (row) => <Payout row={row} intent={intent} given={amount} />,
    },
    gap: {
      name: 'gap',
      heading: words.gap,
      sortValue: ({ gap }) => gap?.value.toNumber(),
      cell: (row) => <Gap row={row} intent={intent} given={amount} />,
    },
    spread: {
      name: 'spread',
      heading: texts.spread,
      sortValue: (row) => row.spread.toNumber(),
      cell: ({ spread, purchase, bankId }) => (
        <span {...figure('spread', code, bankId)}>
          {formatSpread(spread, purchase.value, locale)}
        </span>
      ),
    },
  };
}

function rateColumn(side: 'purchase' | 'sale', heading: string, intent: Intent): BankColumn {
  const isUsed = sideOfIntent(intent) === side;
  return {
    name: side,
    heading,
    sortValue: (row) => row[side].value.toNumber(),
    cell: (row, lastShown: LastShown) => (
      <MovingNumber
        of={`${row.bankId} ${side}`}
        value={row[side].value.toNumber()}
        format={formatTableRate}
        lastShown={lastShown}
        figure={figure(side, row[side].currency, row.bankId)}
      />
    ),
    marks: (row) => ({
      'data-used': isUsed,
      'data-best': side === 'purchase' ? row.isBestBuy : row.isBestSell,
    }),
  };
}

interface GapProps {
  readonly row: ComparisonRow;
  readonly intent: Intent;
  /** The amount given to the bank, or to buy there. */
  readonly given: Decimal;
}

/** The difference between a bank and the best one: « −12,00 », read aloud with its unit. */
function Gap({ row, intent, given }: GapProps) {
  const locale = useLocale();
  const { gap, purchase, amount, bankId } = row;
  if (!gap) return <span>–</span>;
  const { standing, value } = gap;
  if (standing === 'best') {
    return <span data-standing={standing}>{comparisonTexts[locale].best}</span>;
  }
  const more = isMore(standing, intent);
  const { currency } = purchase;
  return (
    <span dir="ltr" data-standing={standing}>
      <span translate="no" aria-hidden="true">
        {more ? '+' : '−'}
      </span>
      <span {...comparedFigure('gap', { bankId, currency }, intent, given)}>
        {formatDifference(value, amount, locale)}
      </span>
      <span className="visually-hidden">{` ${intent === 'spend' ? currency : 'TND'}`}</span>
    </span>
  );
}

// For an amount to buy, a worse bank costs more; otherwise it pays less.
function isMore(standing: GapStanding, intent: Intent): boolean {
  return (standing === 'worse') === (intent === 'buy');
}
