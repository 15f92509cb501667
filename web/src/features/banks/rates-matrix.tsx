import { bankByCode } from '@dinar/domain/banks/bank';
import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { oldestDayInForce } from '@dinar/domain/days/in-force';
import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import { memo, useId } from 'react';
import { AppLink } from '../../ui/address/app-link.tsx';
import { type RateColumn, RateTable } from '../../ui/comparison/rate-table.tsx';
import { BankMark } from '../../ui/mark/bank-mark.tsx';
import { figure } from '../../ui/number/figure.ts';
import panel from '../../ui/panel/panel.module.css';
import { OwnOrigin } from '../../ui/provenance/own-origin.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './banks-page.module.css';
import { type MatrixRow, matrixRows } from './matrix-rows.ts';

type Column = 'bank' | ForeignCurrencyCode;

/** Every bank's purchase and sale rates of the home page's currencies, with their day and source. */
export const RatesMatrix = memo(function RatesMatrix({ board }: { board: BoardOfToday }) {
  const titleId = useId();
  const rows = matrixRows(board, homeCurrencies);
  if (rows.length === 0) return null;
  const quoted = homeCurrencies.filter((code) => rows.some(({ quotes }) => quotes.has(code)));
  return (
    <section className={panel.panel} data-content="analysis" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Les cours du jour
      </h2>
      <RateTable<MatrixRow, Column>
        layout="matrix"
        caption={
          <span>{`Achat et vente en dinars, pour une unité de chaque devise. Un cours plus ancien que le ${oldestDayInForce} est grisé et porte sa date.`}</span>
        }
        subject="matrix"
        columns={[bankColumn, ...quoted.map(currencyColumn)]}
        rows={rows}
        marks={() => ({})}
      />
    </section>
  );
});

const bankColumn: RateColumn<MatrixRow, Column> = {
  name: 'bank',
  heading: 'Banque',
  sortValue: ({ bankId }) => bankByCode(bankId).displayName.toLowerCase(),
  cell: ({ bankId, origin }) => (
    <span className={styles.bank}>
      <BankMark bankId={bankId} size="small" />
      <span>
        <RichText
          text="{bank} {origin}"
          bank={<BankLink bankId={bankId} />}
          origin={origin && <OwnOrigin day={origin.day} source={origin.source} isOld={false} />}
        />
      </span>
    </span>
  ),
};

function BankLink({ bankId }: { bankId: CommercialBankCode }) {
  const { slug, displayName, fullName } = bankByCode(bankId);
  return (
    <AppLink to={`/cours-change/${slug}`} title={fullName} translate="no">
      {displayName}
    </AppLink>
  );
}

function currencyColumn(code: ForeignCurrencyCode): RateColumn<MatrixRow, Column> {
  return {
    name: code,
    heading: (
      <abbr title={currencyTable[code].name} translate="no">
        {code}
      </abbr>
    ),
    sortValue: ({ quotes }) => quotes.get(code)?.purchase.value.toNumber(),
    cell: (row) => <Quote row={row} code={code} />,
  };
}

function Quote({ row: { bankId, quotes }, code }: { row: MatrixRow; code: ForeignCurrencyCode }) {
  const quote = quotes.get(code);
  if (!quote) return <span>–</span>;
  const { purchase, sale, isInForce, hasOwnOrigin, ...origin } = quote;
  return (
    <span
      className={styles.quote}
      data-stale={!isInForce}
      data-item={hasOwnOrigin ? '' : undefined}
    >
      <span {...figure('purchase', code, bankId)}>{formatTableRate(purchase.value)}</span>
      <span> / </span>
      <span {...figure('sale', code, bankId)}>{formatTableRate(sale.value)}</span>
      {hasOwnOrigin && (
        <RichText text=" {origin}" origin={<OwnOrigin {...origin} isOld={!isInForce} />} />
      )}
    </span>
  );
}
