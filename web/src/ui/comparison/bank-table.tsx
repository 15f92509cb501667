import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import {
  type ComparisonMode,
  type ComparisonRow,
  sideOfMode,
} from '@dinar/domain/today/compare-counters';
import { memo } from 'react';
import { type BankColumnName, bankColumns } from './bank-columns.tsx';
import type { Badges } from './bank-row-header.tsx';
import { ComparisonCaption } from './comparison-caption.tsx';
import { scaleOf } from './rate-scale.tsx';
import { RateTable } from './rate-table.tsx';
import { useComparison } from './use-comparison.ts';

interface BankTableProps {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  /** Without it, the columns of amounts are left out. */
  readonly amount: Decimal | undefined;
  readonly rates: Pick<CurrencyToday, 'counters' | 'leading'>;
  readonly today: RateDate;
  /** The columns beside the bank. */
  readonly columns: readonly Exclude<BankColumnName, 'bank'>[];
  readonly badges: Badges;
  /** The caption's part about the request, before the order. */
  readonly question?: string;
}

// Amounts from here on do not fit columns of a fixed width on a narrow tablet.
const shortBelow = 10_000_000;

const oneUnit = decimal(1);

/** A bank's columns: its two rates, the amount converted there, and the difference to the best. */
export const comparedColumns = ['purchase', 'sale', 'amount', 'gap'] as const;

export const starBadges: Badges = { purchase: '★ Achat', sale: '★ Vente' };

const orders = {
  purchase: 'du cours acheteur le plus haut',
  sale: 'du cours vendeur le plus bas',
} as const;

/**
 * The banks compared for an amount, best first until a column sorts them; older boards stay below the others.
 */
export const BankTable = memo(function BankTable(props: BankTableProps) {
  const { code, mode, rates, today, badges, question } = props;
  const amount = props.amount ?? oneUnit;
  const columns = props.amount ? props.columns : props.columns.filter(isRate);
  const { counters, leading } = rates;
  const { rows, origin } = useComparison(counters, mode, amount);
  const hasSharedOrigin = origin !== undefined;
  const scale = scaleOf(rows, leading?.rate.value);
  const all = bankColumns({ code, mode, amount, badges, hasSharedOrigin, scale });
  return (
    <RateTable<ComparisonRow, BankColumnName>
      caption={(isSorted) => (
        <ComparisonCaption
          counters={counters}
          origin={origin}
          today={today}
          question={[question, !isSorted && orders[sideOfMode(mode)]].filter(Boolean).join(', ')}
        />
      )}
      subject={code}
      columns={[all.bank, ...columns.map((name) => all[name])]}
      rows={rows}
      marks={(row) => ({
        'data-best': row.isBestBuy || row.isBestSell,
        'data-stale': !row.isInForce,
      })}
      isApart={({ isInForce }) => !isInForce}
      isLong={rows.some((row) => row.amount.gte(shortBelow))}
    />
  );
});

function isRate(name: BankColumnName): boolean {
  return name !== 'amount' && name !== 'gap';
}
