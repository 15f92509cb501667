import { type BankCode, centralBankCode } from '@dinar/domain/banks/bank-code';
import { formatSpread, formatTableRate } from '@dinar/domain/format/format-rate';
import type {
  BankPageRow,
  CentralPageRow,
  IndicativeRow,
  QuotedRow,
} from '@dinar/domain/today/bank-page-rates';
import { type FigureKind, figure } from '../../ui/number/figure.ts';
import { MovingNumber } from '../../ui/number/moving-number.tsx';
import styles from './bank-rates-table.module.css';

/** The rates of a row: purchase, sale and spread, or the central bank's two mid rates. */
export function BankRateCells({ bank, row }: { bank: BankCode; row: BankPageRow }) {
  switch (row.kind) {
    case 'quoted':
      return <CounterCells bank={bank} row={row} />;
    case 'indicative':
      return <CounterCells bank={undefined} row={row} />;
    case 'central':
      return <CentralCells row={row} />;
    case 'unquoted':
      return (
        <>
          <td>–</td>
          <td>–</td>
          {bank !== centralBankCode && <td className={styles.spread}>–</td>}
        </>
      );
  }
}

interface CounterCellsProps {
  /** Absent for a sample, which is no figure of a bank. */
  readonly bank: BankCode | undefined;
  readonly row: QuotedRow | IndicativeRow;
}

function CounterCells({ bank, row }: CounterCellsProps) {
  const { currency, purchaseRate, saleRate } = row;
  const of = (kind: FigureKind) => bank && figure(kind, currency, bank);
  const rate = (kind: 'purchase' | 'sale', value: number) => {
    const attributes = of(kind);
    return (
      <MovingNumber
        of={currency}
        value={value}
        format={formatTableRate}
        {...(attributes && { figure: attributes })}
      />
    );
  };
  const spread = <span {...of('spread')}>{formatSpread(row.spread, purchaseRate)}</span>;
  return (
    <>
      <td>{rate('purchase', purchaseRate)}</td>
      <td>
        {rate('sale', saleRate)}
        <span className={styles.below}>spread {spread}</span>
      </td>
      <td className={styles.spread}>{spread}</td>
    </>
  );
}

function CentralCells({ row: { currency, rate, manualRate } }: { row: CentralPageRow }) {
  return (
    <>
      <td>
        <MovingNumber
          of={currency}
          value={rate}
          format={formatTableRate}
          figure={figure('central', currency)}
        />
      </td>
      <td>
        {manualRate === undefined ? (
          '–'
        ) : (
          <MovingNumber
            of={currency}
            value={manualRate}
            format={formatTableRate}
            figure={figure('manual', currency)}
          />
        )}
      </td>
    </>
  );
}
