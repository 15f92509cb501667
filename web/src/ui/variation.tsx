import { formatVariation, isRise } from '@dinar/domain/format/format-number';
import { Arrow } from './arrow.tsx';
import styles from './variation.module.css';

/** A signed percentage with its arrow: the colour never speaks alone. Zero counts as positive. */
export function Variation(props: { percent: number; size?: 'inherit' | 'large' }) {
  const isPositive = isRise(props.percent);
  const direction = isPositive ? 'up' : 'down';
  return (
    <span
      className={styles.variation}
      data-direction={direction}
      data-size={props.size ?? 'inherit'}
    >
      <Arrow direction={direction} />
      <span className="visually-hidden">{isPositive ? 'en hausse de ' : 'en baisse de '}</span>
      {formatVariation(props.percent)}
    </span>
  );
}
