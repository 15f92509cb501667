import { bankByCode } from '@dinar/domain/banks/bank';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatGivenAmount } from '@dinar/domain/format/format-number';
import { formatSpread, formatTableRate } from '@dinar/domain/format/format-rate';
import type { Decimal } from '@dinar/domain/money/decimal';
import {
  type ComparisonMode,
  type ComparisonRow,
  sideOfMode,
} from '@dinar/domain/today/compare-counters';
import { figure } from '../number/figure.ts';
import { type LastShown, MovingNumber } from '../number/moving-number.tsx';
import { Fragment } from '../text/fragment.ts';
import { type Badges, BankRowHeader } from './bank-row-header.tsx';
import { Gap } from './gap.tsx';
import { Payout } from './payout.tsx';
import type { Scale } from './rate-scale.tsx';
import type { RateColumn } from './rate-table.tsx';

export type BankColumnName = 'bank' | 'purchase' | 'sale' | 'amount' | 'gap' | 'spread';

/** The request for which the banks are compared. */
export interface Compared {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  readonly amount: Decimal;
  readonly badges: Badges;
  /** Whether the caption names a common origin of the rates. */
  readonly hasSharedOrigin: boolean;
  readonly scale: Scale;
}

type BankColumn = RateColumn<ComparisonRow, BankColumnName>;

/** Returns the columns of a table that compares banks. */
export function bankColumns(compared: Compared): Readonly<Record<BankColumnName, BankColumn>> {
  const { code, mode, amount } = compared;
  const [given, obtained] = mode === 'TND' ? ['TND', code] : [code, 'TND'];
  return {
    bank: {
      name: 'bank',
      heading: 'Banque',
      sortValue: ({ bankId }) => bankByCode(bankId).displayName.toLowerCase(),
      cell: (row) => <BankRowHeader row={row} {...compared} />,
    },
    purchase: rateColumn('purchase', 'Achat', mode),
    sale: rateColumn('sale', 'Vente', mode),
    amount: {
      name: 'amount',
      heading: amountHeading(mode, `${formatGivenAmount(amount)} ${given}`),
      sortValue: (row) => row.amount.toNumber(),
      cell: (row) => (
        <Fragment>
          <Payout row={row} mode={mode} given={amount} />
          <small translate="no">{` ${obtained}`}</small>
        </Fragment>
      ),
    },
    gap: {
      name: 'gap',
      heading: 'Écart',
      sortValue: ({ gap }) => gap?.value.toNumber(),
      cell: (row) => <Gap row={row} mode={mode} given={amount} />,
    },
    spread: {
      name: 'spread',
      heading: 'Spread',
      sortValue: (row) => row.spread.toNumber(),
      cell: ({ spread, purchase, bankId }) => (
        <span {...figure('spread', code, bankId)}>{formatSpread(spread, purchase.value)}</span>
      ),
    },
  };
}

function amountHeading(mode: ComparisonMode, asked: string): string {
  return mode === 'BUY' ? `Coût de ${asked}` : `Reçu pour ${asked}`;
}

function rateColumn(side: 'purchase' | 'sale', heading: string, mode: ComparisonMode): BankColumn {
  const isUsed = sideOfMode(mode) === side;
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
