import type { CurrencyCode, ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { formatGivenAmount, formatMoney } from '@dinar/domain/format/format-number';
import { fill } from '@dinar/domain/language/texts';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { type Converted, conversionToday } from '@dinar/domain/today/conversion-today';
import { sheetTexts } from '@dinar/site/texts/sheet/sheet-texts';
import { pairFigure } from '../../ui/conversion/pair-figure.ts';
import { UsedRate } from '../../ui/conversion/used-rate.tsx';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import styles from './sheet-page.module.css';

interface SheetTablesProps {
  readonly currency: ForeignCurrencyCode;
  readonly board: BoardOfToday;
}

interface SheetTableProps {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly lines: readonly Line[];
  readonly today: RateDate;
}

type Line = Converted & { readonly amount: Decimal };

const amounts = [5, 10, 20, 50, 100, 200, 500, 1000].map(decimal);

/** The usual amounts converted both ways; without a rate, one sentence. */
export function SheetTables({ currency, board }: SheetTablesProps) {
  const { noRate } = useTexts(sheetTexts);
  const ways = [
    { from: currency, to: 'TND' },
    { from: 'TND', to: currency },
  ] as const;
  const tables = ways.map((way) => ({ ...way, lines: linesOf(way.from, way.to, board) }));
  if (tables.every(({ lines }) => lines.length === 0)) {
    return <p className="soft">{fill(noRate, { currency })}</p>;
  }
  return (
    <div className={styles.tables}>
      {tables.map((table) => (
        <SheetTable key={table.from} {...table} today={board.today} />
      ))}
    </div>
  );
}

function linesOf(from: CurrencyCode, to: CurrencyCode, board: BoardOfToday): Line[] {
  return amounts.flatMap((amount) => {
    const conversion = conversionToday({ amount, from, to }, board);
    return conversion.kind === 'converted' ? [{ ...conversion, amount }] : [];
  });
}

/** Each usual amount converted one way, and the rate used with its day and source. */
function SheetTable({ from, to, lines, today }: SheetTableProps) {
  const locale = useLocale();
  const texts = useTexts(sheetTexts);
  const [first] = lines;
  if (!first) return null;
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
          {lines.map(({ amount, answer }) => (
            <tr key={amount.toFixed()}>
              <th scope="row" translate="no">
                {formatGivenAmount(amount.toNumber(), locale)}
              </th>
              <td {...pairFigure('answer', { from, to }, amount)}>
                {formatMoney(answer.value, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {first.answer.legs.map((leg) => (
        <UsedRate key={leg.currency} leg={leg} bank={undefined} today={today} />
      ))}
    </section>
  );
}
