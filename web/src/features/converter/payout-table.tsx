import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import type { ConverterState } from '@dinar/site/pages/converter-state';
import { BankRowHeader } from '../../ui/comparison/bank-row-header.tsx';
import { BankRows } from '../../ui/comparison/bank-rows.tsx';
import { ComparisonCaption } from '../../ui/comparison/comparison-caption.tsx';
import table from '../../ui/comparison/comparison-table.module.css';
import { figuresIn } from '../../ui/comparison/figures.ts';
import { Payout } from '../../ui/comparison/payout.tsx';
import { useComparison } from '../../ui/comparison/use-comparison.ts';
import type { AskedCounters } from '../../ui/conversion/asked-counters.ts';
import { figure } from '../../ui/number/figure.ts';
import { type LastShown, MovingNumber } from '../../ui/number/moving-number.tsx';
import styles from './bank-payouts.module.css';

interface PayoutTableProps extends AskedCounters {
  readonly request: ConverterState;
  readonly today: RateDate;
}

/** The banks with their rate and what they give, the most first; older boards follow, greyed. */
export function PayoutTable({ currency, counters, mode, request, today }: PayoutTableProps) {
  const { amount, to } = request;
  const { rows, origin } = useComparison(counters, mode, amount);
  const side = mode === 'SELECTED' ? 'purchase' : 'sale';
  return (
    <table className={table.table} data-figures={figuresIn(rows)}>
      <ComparisonCaption counters={counters} origin={origin} today={today}>
        {side === 'purchase' ? 'du cours acheteur le plus haut' : 'du cours vendeur le plus bas'}
      </ComparisonCaption>
      <thead>
        <tr>
          <th scope="col">Banque</th>
          <th scope="col">{side === 'purchase' ? 'Achat' : 'Vente'}</th>
          <th scope="col" className={styles.payout}>
            Vous recevez<span className={table.into}> en {to}</span>
          </th>
        </tr>
      </thead>
      <BankRows code={currency} rows={rows}>
        {(row, lastShown) => (
          <tr data-best={isBest(row, side)} data-stale={!row.isInForce}>
            <BankRowHeader
              row={markedFor(row, side)}
              bestBuyBadge="★ Achat"
              bestSellBadge="★ Vente"
              hasSharedOrigin={origin !== undefined}
            />
            <td>
              <UsedSide row={row} side={side} lastShown={lastShown} />
            </td>
            <td className={styles.payout} data-best={isBest(row, side)}>
              <Payout row={row} mode={mode} given={amount} />
            </td>
          </tr>
        )}
      </BankRows>
    </table>
  );
}

type UsedSideName = 'purchase' | 'sale';

interface UsedSideProps {
  readonly row: ComparisonRow;
  readonly side: UsedSideName;
  readonly lastShown: LastShown;
}

function UsedSide({ row, side, lastShown }: UsedSideProps) {
  const { currency, value } = row[side];
  return (
    <MovingNumber
      of={`${row.bankId} ${side}`}
      value={value.toNumber()}
      format={formatTableRate}
      lastShown={lastShown}
      figure={figure(side, currency, row.bankId)}
    />
  );
}

function isBest({ isBestBuy, isBestSell }: ComparisonRow, side: UsedSideName): boolean {
  return side === 'purchase' ? isBestBuy : isBestSell;
}

// The best of the side that is not used says nothing here.
function markedFor(row: ComparisonRow, side: UsedSideName): ComparisonRow {
  return {
    ...row,
    isBestBuy: side === 'purchase' && row.isBestBuy,
    isBestSell: side === 'sale' && row.isBestSell,
  };
}
