import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { formatGivenAmount, formatMoney } from '@dinar/domain/format/format-number';
import { fill } from '@dinar/domain/language/texts';
import { decimal } from '@dinar/domain/money/decimal';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { conversionToday } from '@dinar/domain/today/conversion-today';
import { sheetTexts } from '@dinar/site/texts/sheet/sheet-texts';
import { pairFigure } from '../../ui/conversion/pair-figure.ts';
import { UsedRate } from '../../ui/conversion/used-rate.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import styles from './sheet-page.module.css';

interface SheetTableProps {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly board: BoardOfToday;
}

const amounts = [5, 10, 20, 50, 100, 200, 500, 1000];

/** Each usual amount converted one way, and the rate used with its day and source. */
export function SheetTable({ from, to, board }: SheetTableProps) {
  const locale = useLocale();
  const texts = useTexts(sheetTexts);
  const lines = amounts.map((count) => {
    const amount = decimal(count);
    return { amount, conversion: conversionToday({ amount, from, to }, board) };
  });
  const [first] = lines;
  if (first?.conversion.kind !== 'converted') {
    return (
      <p className={styles.soft}>{fill(texts.noRate, { currency: from === 'TND' ? to : from })}</p>
    );
  }
  return (
    <section className={styles.way} aria-label={fill(texts.way, { from, to })} data-item>
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
                {formatGivenAmount(amount.toNumber(), locale)}
              </th>
              {conversion.kind === 'converted' && (
                <td {...pairFigure('answer', { from, to }, amount)}>
                  {formatMoney(conversion.answer.value, locale)}
                </td>
              )}
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
