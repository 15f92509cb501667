import { formatTableRate } from '@dinar/domain/format/format-rate';
import type { Decimal } from '@dinar/domain/money/decimal';
import type { ComparisonRow } from '@dinar/domain/today/compare-counters';
import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { useLocale } from '../language/locale-context.ts';
import styles from './rate-scale.module.css';

/** The scale that all rows of a table share, in dinars. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** The leading mid rate. */
  readonly reference: number | undefined;
}

/** The scale of all boards in force and the mid rate; undefined if no board is in force. */
export function scaleOf(
  rows: readonly ComparisonRow[],
  reference: Decimal | undefined,
): Scale | undefined {
  const mid = reference?.toNumber();
  const values = rows
    .filter(({ isInForce }) => isInForce)
    .flatMap(({ purchase, sale }) => [purchase.value.toNumber(), sale.value.toNumber()]);
  if (values.length === 0) return undefined;
  const all = mid === undefined ? values : [...values, mid];
  return { low: Math.min(...all), high: Math.max(...all), reference: mid };
}

/** The axis over the scales, with the meaning of their marks. */
export function ScaleAxis({ scale }: { scale: Scale }) {
  const locale = useLocale();
  const { scale: label, scaleMarks } = comparisonTexts[locale];
  const { low, high, reference } = scale;
  return (
    <span dir="ltr" className={styles.axis}>
      <span className="visually-hidden">{label}</span>
      <span className={styles.legend} aria-hidden="true">
        <Key part="purchase" word={scaleMarks.purchase} />
        {reference !== undefined && <Key part="mid" word={scaleMarks.mid} />}
        <Key part="sale" word={scaleMarks.sale} />
      </span>
      <span className={styles.ends} translate="no" aria-hidden="true" data-axis>
        <span>{formatTableRate(low, locale)}</span>
        <span>{formatTableRate(high, locale)}</span>
      </span>
    </span>
  );
}

function Key({ part, word }: { part: 'purchase' | 'mid' | 'sale'; word: string }) {
  return (
    <span>
      <svg className={styles.key} viewBox="0 0 8 8" aria-hidden="true">
        {part === 'mid' ? (
          <line x1="4" x2="4" y1="0" y2="8" data-part="mid" />
        ) : (
          <circle cx="4" cy="4" r={part === 'sale' ? 2.5 : 3} data-part={part} />
        )}
      </svg>
      <span>{word}</span>
    </span>
  );
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
