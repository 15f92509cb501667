import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import styles from './rate-scale.module.css';

/** The scale that all rows of a table share, in dinars. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** The leading mid rate. */
  readonly reference: number | undefined;
}

/** The scale of all boards in force and the mid rate. */
export function scaleOf(rows: readonly ComparisonRow[], reference: Decimal | undefined): Scale {
  const mid = reference?.toNumber();
  const values = rows
    .filter(({ isInForce }) => isInForce)
    .flatMap(({ purchase, sale }) => [purchase.value.toNumber(), sale.value.toNumber()]);
  const all = mid === undefined ? values : [...values, mid];
  return { low: Math.min(...all), high: Math.max(...all), reference: mid };
}

interface RateScaleProps {
  readonly scale: Scale;
  readonly row: ComparisonRow;
}

/** A bank's purchase (full), sale (hollow) and the mid rate (a bar); hidden from screen readers. */
export function RateScale({ scale, row: { purchase, sale } }: RateScaleProps) {
  const [from, to] = [purchase, sale].map(({ value }) => positionOn(scale, value.toNumber()));
  const mid = scale.reference === undefined ? undefined : positionOn(scale, scale.reference);
  return (
    <svg className={styles.scale} aria-hidden="true">
      <line x1={from} x2={to} y1="4" y2="4" />
      {mid !== undefined && <line x1={mid} x2={mid} y1="0" y2="8" data-part="mid" />}
      <circle cx={from} cy="4" r="3" />
      <circle cx={to} cy="4" r="2.5" data-part="sale" />
    </svg>
  );
}

// Keeps the marks at both ends inside the SVG.
function positionOn({ low, high }: Scale, value: number): string {
  const share = high > low ? (value - low) / (high - low) : 0.5;
  return `${(3 + 94 * share).toFixed(1)}%`;
}
