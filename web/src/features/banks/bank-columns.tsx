import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatSpread, formatTableRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { amountOf } from '@dinar/domain/money/parse-amount';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { stateHref } from '@dinar/site/pages/converter-state';
import { bankTexts } from '@dinar/site/texts/bank/bank-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import type { RateColumn } from '../../ui/comparison/rate-table.tsx';
import { type FigureKind, figure } from '../../ui/number/figure.ts';
import { type LastShown, MovingNumber } from '../../ui/number/moving-number.tsx';
import { TrendMark } from '../../ui/number/trend-mark.tsx';
import type { Origin } from '../../ui/provenance/shared-origin.ts';
import styles from './bank-rates-table.module.css';
import { CurrencyHeader } from './currency-header.tsx';

type ColumnName =
  | 'currency'
  | 'purchase'
  | 'sale'
  | 'spread'
  | 'mid'
  | 'manual'
  | 'trend'
  | 'unit'
  | 'action';

export type BankColumn = RateColumn<BankPageRow, ColumnName>;

/** Returns the columns of a bank's rates: purchase, sale and spread, or the central bank's two mid rates. */
export function bankColumns(
  bank: BankCode,
  origin: Origin | undefined,
  locale: Locale,
): readonly [BankColumn, ...BankColumn[]] {
  const texts = bankTexts[locale].table;
  return [
    {
      name: 'currency',
      heading: texts.currency,
      sortValue: ({ currency }) => currency,
      cell: (row) => <CurrencyHeader bank={bank} row={row} origin={origin} />,
    },
    ...(bank === centralBankCode ? centralColumns(locale) : counterColumns(bank, locale)),
    {
      name: 'trend',
      heading: texts.trend,
      sortValue: trendOf,
      cell: (row) => trendCell(row, locale),
    },
    { name: 'unit', heading: texts.unit, cell: () => '1' },
    {
      name: 'action',
      heading: texts.action,
      cell: ({ currency }) => actionCell(bank, currency, locale),
    },
  ];
}

type RateValue = (row: BankPageRow) => number | undefined;

function rateColumn(
  name: 'purchase' | 'sale' | 'mid' | 'manual',
  heading: string,
  kind: FigureKind,
  valueIn: RateValue,
  bank?: BankCode,
): BankColumn {
  const cell = (row: BankPageRow, lastShown: LastShown) => {
    const value = valueIn(row);
    if (value === undefined) return '–';
    // A sample is not a figure of the bank.
    const isOwn = row.kind !== 'indicative';
    return (
      <MovingNumber
        of={`${row.currency} ${name}`}
        value={value}
        format={formatTableRate}
        lastShown={lastShown}
        {...(isOwn && { figure: figure(kind, row.currency, bank) })}
      />
    );
  };
  return { name, heading, sortValue: published(valueIn), cell };
}

const purchaseOf: RateValue = (row) => ('purchaseRate' in row ? row.purchaseRate : undefined);
const saleOf: RateValue = (row) => ('saleRate' in row ? row.saleRate : undefined);

function counterColumns(bank: BankCode, locale: Locale): readonly BankColumn[] {
  const texts = bankTexts[locale].table;
  return [
    rateColumn('purchase', texts.purchase, 'purchase', purchaseOf, bank),
    rateColumn('sale', texts.sale, 'sale', saleOf, bank),
    {
      name: 'spread',
      heading: texts.spread,
      sortValue: published((row) => ('spread' in row ? row.spread.toNumber() : undefined)),
      cell: (row) => {
        if (!('spread' in row)) return '–';
        const words = formatSpread(row.spread, row.purchaseRate, locale);
        const isOwn = row.kind === 'quoted';
        return <span {...(isOwn && figure('spread', row.currency, bank))}>{words}</span>;
      },
    },
  ];
}

function centralColumns(locale: Locale): readonly BankColumn[] {
  const texts = bankTexts[locale].table;
  return [
    rateColumn('mid', texts.mid, 'central', (row) =>
      row.kind === 'central' ? row.rate : undefined,
    ),
    rateColumn('manual', texts.manual, 'manual', (row) =>
      row.kind === 'central' ? row.manualRate : undefined,
    ),
  ];
}

/** Returns only values that the bank published, so that samples stay last when sorted. */
function published(valueIn: RateValue): RateValue {
  return (row) => (row.kind === 'indicative' ? undefined : valueIn(row));
}

function trendOf(row: BankPageRow): number | undefined {
  return 'trend' in row ? row.trend?.percent : undefined;
}

function trendCell(row: BankPageRow, locale: Locale) {
  const { unavailable, unquoted } = bankTexts[locale].table;
  if (row.kind === 'unquoted') {
    const isQuoted = currencyTable[row.currency].centralBankQuoted;
    return <span className={`soft ${styles.reason}`}>{isQuoted ? unavailable : unquoted}</span>;
  }
  const trend = 'trend' in row ? row.trend : undefined;
  return trend ? <TrendMark trend={trend} /> : '–';
}

function actionCell(bank: BankCode, currency: BankPageRow['currency'], locale: Locale) {
  const { convert, table } = bankTexts[locale];
  const href = stateHref({ from: currency, to: 'TND', amount: amountOf(1), bank });
  return (
    <AppLink to={href} className={styles.convert} aria-label={fill(convert, { code: currency })}>
      {table.convert}
    </AppLink>
  );
}
