import { formatSpread } from '@dinar/domain/format/format-rate';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonMode, ComparisonRow } from '@dinar/domain/today/compare-counters';
import { BankRowHeader } from '../../ui/comparison/bank-row-header.tsx';
import table from '../../ui/comparison/comparison-table.module.css';
import { Gap } from '../../ui/comparison/gap.tsx';
import { Payout } from '../../ui/comparison/payout.tsx';
import { RateCells } from '../../ui/comparison/rate-cells.tsx';
import { figure } from '../../ui/number/figure.ts';
import type { LastShown } from '../../ui/number/moving-number.tsx';

interface RatesComparisonRowProps {
  readonly row: ComparisonRow;
  readonly mode: ComparisonMode;
  /** The amount given to the bank. */
  readonly asked: Decimal;
  readonly showsAmounts: boolean;
  readonly hasSharedOrigin: boolean;
  readonly lastShown: LastShown;
}

/** One bank of the comparator; on a phone, spread and amount are shown under other columns. */
export function RatesComparisonRow(props: RatesComparisonRowProps) {
  const { row, mode, asked, showsAmounts, hasSharedOrigin, lastShown } = props;
  const { currency } = row.purchase;
  const payout = showsAmounts && <Payout row={row} mode={mode} given={asked} />;
  const spread = (
    <span {...figure('spread', currency, row.bankId)}>
      {formatSpread(row.spread, row.purchase.value)}
    </span>
  );
  return (
    <tr data-best={row.isBestBuy || row.isBestSell} data-stale={!row.isInForce}>
      <BankRowHeader
        row={row}
        bestBuyBadge="MEILLEUR ACHAT"
        bestSellBadge="MEILLEURE VENTE"
        hasSharedOrigin={hasSharedOrigin}
      />
      <RateCells row={row} mode={mode} lastShown={lastShown}>
        <span className={table.below}>spread {spread}</span>
      </RateCells>
      <td className={table.gap}>
        {payout && (
          <span className={table.below}>
            {payout} {mode === 'TND' ? currency : 'TND'}
          </span>
        )}
        <Gap row={row} />
      </td>
      <td className={table.spread}>{spread}</td>
      {payout && <td className={table.amount}>{payout}</td>}
    </tr>
  );
}
