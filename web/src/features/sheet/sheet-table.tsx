import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatGivenAmount, formatMoney } from '@dinar/domain/format/format-number';
import { decimal } from '@dinar/domain/money/decimal';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { conversionToday } from '@dinar/domain/today/conversion-today';
import { pairFigure } from '../../ui/conversion/pair-figure.ts';
import { UsedRate } from '../../ui/conversion/used-rate.tsx';
import styles from './sheet-page.module.css';

interface SheetTableProps {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly board: BoardOfToday;
}

const amounts = [5, 10, 20, 50, 100, 200, 500, 1000];

/** Each usual amount converted one way, and the rate used with its day and source. */
export function SheetTable({ from, to, board }: SheetTableProps) {
  const lines = amounts.map((count) => {
    const amount = decimal(count);
    return { amount, conversion: conversionToday({ amount, from, to }, board) };
  });
  const [first] = lines;
  if (first?.conversion.kind !== 'converted') {
    return (
      <p className={styles.soft}>{`Aucun cours de ${from === 'TND' ? to : from} aujourd’hui.`}</p>
    );
  }
  return (
    <section className={styles.way} aria-label={`De ${from} en ${to}`} data-item>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" translate="no">
              {from}
            </th>
            <th scope="col" translate="no">
              {to}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ amount, conversion }) => (
            <tr key={amount.toFixed()}>
              <th scope="row" translate="no">
                {formatGivenAmount(amount.toNumber())}
              </th>
              <td>
                {conversion.kind === 'converted' && (
                  <span {...pairFigure('answer', { from, to }, amount)}>
                    {formatMoney(conversion.answer.value)}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {first.conversion.answer.legs.map((leg) => (
        <UsedRate key={leg.currency} leg={leg} bank={undefined} today={board.today} />
      ))}
    </section>
  );
}
