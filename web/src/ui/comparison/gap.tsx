import type { ComparisonRow } from '@dinar/domain/rates/comparison';
import { AlignedAmount } from '../aligned-amount.tsx';
import styles from './gap.module.css';

const signs = { worse: '−', better: '+', stale: '' } as const;
const words = {
  worse: 'de moins que la meilleure banque',
  better: 'de plus que la meilleure banque',
  stale: 'd’écart, cours d’un jour antérieur',
} as const;

/** How far a bank is from the best one: an absolute value, its sign told apart and in words. */
export function Gap({ row }: { row: Pick<ComparisonRow, 'gap' | 'standing'> }) {
  if (row.standing === 'best')
    return (
      <span className={styles.gap} data-standing="best">
        Meilleur
      </span>
    );
  return (
    <span className={styles.gap} data-standing={row.standing}>
      <span aria-hidden="true">{signs[row.standing]}</span>
      <AlignedAmount amount={row.gap} />
      <span className="visually-hidden"> {words[row.standing]}</span>
    </span>
  );
}
