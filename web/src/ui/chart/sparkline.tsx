import { linePath } from './chart-paths.ts';
import { type ChartPoint, chartScale } from './chart-scale.ts';
import styles from './sparkline.module.css';

/** The bare line of at least two points, for the eye alone: what it shows is said beside it. */
export function Sparkline({ points }: { points: readonly ChartPoint[] }) {
  const line = points.map(({ x, value }) => ({ x, value }));
  return (
    <svg
      className={styles.sparkline}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={linePath(line, chartScale(line))} />
    </svg>
  );
}
