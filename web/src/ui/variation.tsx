import { formatVariation, isRise } from '@dinar/domain/format/format-number';
import styles from './variation.module.css';

/** A signed percentage with its arrow: the colour never speaks alone. Zero counts as positive. */
export function Variation(props: { percent: number; size?: 'inherit' | 'large' }) {
  const isPositive = isRise(props.percent);
  return (
    <span
      className={styles.variation}
      data-direction={isPositive ? 'up' : 'down'}
      data-size={props.size ?? 'inherit'}
    >
      <svg className={styles.arrow} viewBox="0 0 10 10" aria-hidden="true">
        <path d={isPositive ? 'M5 1.5 9 8.5H1Z' : 'M5 8.5 1 1.5h8Z'} />
      </svg>
      <span className="visually-hidden">{isPositive ? 'en hausse de ' : 'en baisse de '}</span>
      {formatVariation(props.percent)}
    </span>
  );
}
