import { formatMoney } from '@dinar/domain/format/format-number';
import type { Decimal } from '@dinar/domain/money/decimal';
import type {
  ComparisonMode,
  ComparisonRow,
  GapStanding,
} from '@dinar/domain/today/compare-counters';
import { Fragment } from '../text/fragment.ts';
import { Literal } from '../text/literal.tsx';
import { comparedFigure } from './compared-figure.ts';
import styles from './gap.module.css';

interface GapProps {
  readonly row: Pick<ComparisonRow, 'gap' | 'bankId' | 'purchase'>;
  readonly mode: ComparisonMode;
  /** The amount given to the bank, or to buy there. */
  readonly given: Decimal;
}

/** The difference between a bank and the best one, in words: « 12,00 TND de moins ». */
export function Gap({ row, mode, given }: GapProps) {
  const { gap, purchase } = row;
  if (!gap) return <span className={styles.gap}>–</span>;
  const { standing, value } = gap;
  return (
    <span className={styles.gap} data-standing={standing}>
      {standing === 'best' ? (
        'Meilleur'
      ) : (
        <Fragment>
          <span {...comparedFigure('gap', row, mode, given)}>{formatMoney(value)}</span>
          <Literal>{` ${mode === 'TND' ? purchase.currency : 'TND'}`}</Literal>
          <span>{isMore(standing, mode) ? ' de plus' : ' de moins'}</span>
          <span className="visually-hidden"> que la meilleure banque</span>
        </Fragment>
      )}
    </span>
  );
}

// In BUY mode a worse bank costs more; otherwise it pays less.
function isMore(standing: GapStanding, mode: ComparisonMode): boolean {
  return (standing === 'worse') === (mode === 'BUY');
}
