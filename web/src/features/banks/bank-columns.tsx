import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { formatSpread, formatTableRate } from '@dinar/domain/format/format-rate';
import type { BankPageRow } from '@dinar/domain/today/bank-page-rates';
import { converterHref } from '@dinar/site/routes/site-links';
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
): readonly [BankColumn, ...BankColumn[]] {
  return [
    {
      name: 'currency',
      heading: 'DEVISE',
      sortValue: ({ currency }) => currency,
      cell: (row) => <CurrencyHeader bank={bank} row={row} origin={origin} />,
    },
    ...(bank === centralBankCode ? centralColumns : counterColumns(bank)),
    { name: 'trend', heading: 'TENDANCE', sortValue: trendOf, cell: trendCell },
    { name: 'unit', heading: 'UNITE', cell: () => '1' },
    { name: 'action', heading: 'ACTION', cell: ({ currency }) => actionCell(bank, currency) },
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

const counterColumns = (bank: BankCode): readonly BankColumn[] => [
  rateColumn('purchase', 'ACHAT', 'purchase', purchaseOf, bank),
  rateColumn('sale', 'VENTE', 'sale', saleOf, bank),
  {
    name: 'spread',
    heading: 'SPREAD',
    sortValue: published((row) => ('spread' in row ? row.spread.toNumber() : undefined)),
    cell: (row) => {
      if (!('spread' in row)) return '–';
      const words = formatSpread(row.spread, row.purchaseRate);
      const isOwn = row.kind === 'quoted';
      return <span {...(isOwn && figure('spread', row.currency, bank))}>{words}</span>;
    },
  },
];

const centralColumns: readonly BankColumn[] = [
  rateColumn('mid', 'COURS MOYEN', 'central', (row) =>
    row.kind === 'central' ? row.rate : undefined,
  ),
  rateColumn('manual', 'CHANGE MANUEL (BILLETS)', 'manual', (row) =>
    row.kind === 'central' ? row.manualRate : undefined,
  ),
];

/** Returns only values that the bank published, so that samples stay last when sorted. */
function published(valueIn: RateValue): RateValue {
  return (row) => (row.kind === 'indicative' ? undefined : valueIn(row));
}

function trendOf(row: BankPageRow): number | undefined {
  return 'trend' in row ? row.trend?.percent : undefined;
}

function trendCell(row: BankPageRow) {
  if (row.kind === 'unquoted') {
    const isQuoted = currencyTable[row.currency].centralBankQuoted;
    return (
      <span className={styles.reason}>{isQuoted ? 'indisponible' : 'non coté par la BCT'}</span>
    );
  }
  const trend = 'trend' in row ? row.trend : undefined;
  if (!trend) return '–';
  return (
    <TrendMark trend={trend} since={trend.isSinceWorkingDayBefore ? undefined : trend.since} />
  );
}

function actionCell(bank: BankCode, currency: BankPageRow['currency']) {
  const href = converterHref({ from: currency, to: 'TND', amount: 1, bank });
  return (
    <AppLink to={href} className={styles.convert} aria-label={`Convertir ${currency}`}>
      Convertir
    </AppLink>
  );
}
