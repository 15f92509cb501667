import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatAmount } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/today/compare-counters';
import type { Counters } from '@dinar/domain/today/counters';
import { memo } from 'react';
import { BankRowHeader } from '../../ui/comparison/bank-row-header.tsx';
import { BankRows } from '../../ui/comparison/bank-rows.tsx';
import { ComparisonCaption } from '../../ui/comparison/comparison-caption.tsx';
import styles from '../../ui/comparison/comparison-table.module.css';
import { figuresIn } from '../../ui/comparison/figures.ts';
import { Gap } from '../../ui/comparison/gap.tsx';
import { Payout } from '../../ui/comparison/payout.tsx';
import { RateCells } from '../../ui/comparison/rate-cells.tsx';
import { useComparison } from '../../ui/comparison/use-comparison.ts';
import type { LastShown } from '../../ui/number/moving-number.tsx';

interface ComparisonTableProps {
  readonly code: ForeignCurrencyCode;
  readonly mode: ComparisonMode;
  readonly amount: Decimal;
  readonly counters: Counters;
  readonly today: RateDate;
}

/** The banks in order, best first, with what the amount comes to at each. */
export const ComparisonTable = memo(function ComparisonTable(props: ComparisonTableProps) {
  const { code, mode, amount, counters, today } = props;
  const { rows, origin } = useComparison(counters, mode, amount);
  const [given, obtained] = mode === 'TND' ? ['TND', code] : [code, 'TND'];
  return (
    <table className={styles.table} data-figures={figuresIn(rows)}>
      <ComparisonCaption counters={counters} origin={origin} today={today}>
        {mode === 'TND' ? 'du cours vendeur le plus bas' : 'du cours acheteur le plus haut'}
      </ComparisonCaption>
      <thead>
        <tr>
          <th scope="col">Banque</th>
          <th scope="col" className={styles.rate}>
            Achat
          </th>
          <th scope="col" className={styles.rate}>
            Vente
          </th>
          <th scope="col" className={styles.amount}>
            {formatAmount(amount)} {given}
            <span className={styles.into}> en {obtained}</span>
          </th>
          <th scope="col" className={styles.gap}>
            Écart<span className={styles.into}> en {obtained}</span>
          </th>
        </tr>
      </thead>
      <BankRows code={code} rows={rows}>
        {(row, lastShown) => (
          <BankRow
            row={row}
            mode={mode}
            asked={amount}
            hasSharedOrigin={origin !== undefined}
            lastShown={lastShown}
          />
        )}
      </BankRows>
    </table>
  );
});

interface BankRowProps {
  readonly row: ComparisonRow;
  readonly mode: ComparisonMode;
  /** The amount given to the bank. */
  readonly asked: Decimal;
  readonly hasSharedOrigin: boolean;
  readonly lastShown: LastShown;
}

function BankRow({ row, mode, asked, hasSharedOrigin, lastShown }: BankRowProps) {
  const payout = <Payout row={row} mode={mode} given={asked} />;
  return (
    <tr data-best={row.isBestBuy || row.isBestSell} data-stale={!row.isInForce}>
      <BankRowHeader
        row={row}
        bestBuyBadge="★ Achat"
        bestSellBadge="★ Vente"
        hasSharedOrigin={hasSharedOrigin}
      />
      <RateCells row={row} mode={mode} lastShown={lastShown} />
      <td className={styles.amount}>{payout}</td>
      <td className={styles.gap}>
        <span className={styles.below}>
          {payout} {mode === 'TND' ? row.purchase.currency : 'TND'}
        </span>
        <Gap row={row} />
      </td>
    </tr>
  );
}
