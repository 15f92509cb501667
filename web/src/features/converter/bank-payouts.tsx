import { bankByCode } from '@dinar/domain/banks/bank';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { latestPublishedDay } from '@dinar/domain/days/published-day';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatAmount, formatRate3, formatRate4 } from '@dinar/domain/format/format-number';
import { type ComparisonRow, compareBanks } from '@dinar/domain/rates/comparison';
import { isStale } from '@dinar/domain/rates/home-board';
import type { CurrencyPair } from '@dinar/site/pages/page';
import { referenceConversion } from '@dinar/site/seo/reference-conversion';
import { referenceRate } from '@dinar/site/seo/reference-rate';
import { useId } from 'react';
import { type BoardState, boardOf } from '../../data/board-state.ts';
import { AlignedAmount } from '../../ui/aligned-amount.tsx';
import { BankMark } from '../../ui/bank-mark.tsx';
import { MovingNumber } from '../../ui/moving-number.tsx';
import panel from '../../ui/panel.module.css';
import { Tag } from '../../ui/tag.tsx';
import styles from './bank-payouts.module.css';

interface BankPayoutsProps {
  readonly pair: CurrencyPair;
  readonly board: BoardState;
  readonly today: RateDate;
}

/** What each bank gives for the amount, best first; nothing between two foreign currencies. */
export function BankPayouts({ pair, board, today }: BankPayoutsProps) {
  const titleId = useId();
  const { amount, from, to } = pair;
  const isSelling = to === 'TND';
  const currency = isSelling ? from : to;
  if (currency === 'TND' || (from !== 'TND' && !isSelling)) return null;
  const stats = boardOf(board)?.ratesByCurrency.get(currency);
  const day = stats?.date && latestPublishedDay([stats.date], today);
  if (!stats || !day) return null;
  const mode = isSelling ? 'SELECTED' : 'TND';
  const rows = compareBanks({ quotes: stats.banks, latestDay: day, mode, amount });
  if (rows.length === 0) return null;
  const rates = boardOf(board)?.ratesByCurrency ?? new Map();
  const reference = referenceRate(stats, today);
  const answer = referenceConversion(pair, rates, today);
  const isAllDemo = rows.every(({ source }) => source === 'demo');
  const asked = `${formatAmount(amount)} ${from}`;
  return (
    <section className={panel.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Ce que chaque banque vous donne pour {asked}
      </h2>
      <table className={styles.table} data-long={amount >= 1_000_000}>
        <caption className={styles.caption}>
          Cours {isSelling ? 'acheteurs' : 'vendeurs'} des banques, {formatDayInWords(day)}
          {isStale(day, today) && ', dernier jour publié'}{' '}
          {isAllDemo && <Tag tone="amber">Données de démonstration</Tag>}
        </caption>
        <thead>
          <tr>
            <th scope="col">Banque</th>
            <th scope="col">{isSelling ? 'Achat' : 'Vente'}</th>
            <th scope="col">
              {asked} en {to}
            </th>
          </tr>
        </thead>
        <tbody>
          {reference && answer && (
            <tr data-reference>
              <th scope="row">Cours de référence</th>
              <td>
                <MovingNumber of={currency} value={reference.value} format={formatRate4} />
              </td>
              <td>
                <AlignedAmount amount={answer.result} />
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <Payout
              key={row.bankId}
              currency={currency}
              row={row}
              isSelling={isSelling}
              marksDemo={!isAllDemo}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PayoutProps {
  readonly currency: ForeignCurrencyCode;
  readonly row: ComparisonRow;
  readonly isSelling: boolean;
  readonly marksDemo: boolean;
}

function Payout({ currency, row, isSelling, marksDemo }: PayoutProps) {
  const { displayName, fullName } = bankByCode(row.bankId);
  const isBest = isSelling ? row.isBestBuy : row.isBestSell;
  return (
    <tr data-best={isBest} data-stale={row.standing === 'stale'}>
      <th scope="row">
        <span className={styles.identity}>
          <BankMark bankId={row.bankId} size="small" />
          <span className={styles.names}>
            <span title={fullName}>{displayName}</span>
            {isBest && <Tag tone="accent">{isSelling ? '★ Achat' : '★ Vente'}</Tag>}
            {row.standing === 'stale' && <Tag tone="amber">{formatDayInWords(row.date)}</Tag>}
            {marksDemo && row.source === 'demo' && <Tag tone="amber">démo</Tag>}
          </span>
        </span>
      </th>
      <td>
        <MovingNumber
          of={`${currency} ${isSelling ? 'purchase' : 'sale'}`}
          value={isSelling ? row.purchaseRate : row.saleRate}
          format={formatRate3}
        />
      </td>
      <td>
        <AlignedAmount amount={row.amount} />
      </td>
    </tr>
  );
}
