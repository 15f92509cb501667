import { formatColumnAmount } from '@dinar/domain/format/format-number';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import { figure } from '../number/figure.ts';
import styles from './gap.module.css';

const signs = { worse: '−', better: '+' } as const;
const words = {
  worse: 'de moins que la meilleure banque',
  better: 'de plus que la meilleure banque',
} as const;

/** How far a bank is from the best one: an absolute value, its sign apart and in words. */
export function Gap({ row }: { row: Pick<ComparisonRow, 'gap' | 'bankId' | 'purchase'> }) {
  const { gap, bankId, purchase } = row;
  if (!gap) return <span className={styles.gap}>–</span>;
  const { standing, value } = gap;
  return (
    <span className={styles.gap} data-standing={standing}>
      {standing === 'best' ? (
        'Meilleur'
      ) : (
        <>
          <span aria-hidden="true">{signs[standing]}</span>
          <span {...figure('gap', purchase.currency, bankId)}>{formatColumnAmount(value)}</span>
          <span className="visually-hidden"> {words[standing]}</span>
        </>
      )}
    </span>
  );
}
