import { formatFixed } from '@dinar/domain/format/format-number';
import { type PointerEvent, useMemo, useState } from 'react';
import { useLocale } from '../language/locale-context.ts';
import { bandPath, linePath, pathBox } from './chart-paths.ts';
import {
  type ChartBand,
  type ChartPoint,
  type ChartScale,
  type ChartSpan,
  type ChartTick,
  chartScale,
} from './chart-scale.ts';
import styles from './line-chart.module.css';

interface LineChartProps<Point extends ChartPoint> {
  /** From left to right, at least two points; there are no values between two segments. */
  readonly segments: readonly (readonly Point[])[];
  readonly bands?: readonly (readonly ChartBand[])[];
  /** A second line on the same scale, dashed; `describe` includes its value. */
  readonly others?: readonly (readonly ChartPoint[])[] | undefined;
  /** The axis; by default from the first to the last point. */
  readonly span?: ChartSpan | undefined;
  /** The position of the point that is read first; by default the last. */
  readonly startAt?: number | undefined;
  /** Called when the visitor presses on a point, or reaches one by keyboard. */
  readonly onChoose?: (point: Point) => void;
  /** A description of the chart for screen readers. */
  readonly label: string;
  readonly formatX: (x: number) => string;
  /** Describes a point in words. */
  readonly describe: (point: Point) => string;
}

const none: readonly never[] = [];

/** A line over bands; pointer, touch and arrow keys show the value of any point. */
export function LineChart<Point extends ChartPoint>(props: LineChartProps<Point>) {
  const { segments, bands = none, others = none, span, startAt, onChoose } = props;
  const { label, formatX, describe } = props;
  const points = useMemo(() => segments.flat(), [segments]);
  const [reached, setReached] = useState(() => placeIn(points, startAt));
  const { scale, paths } = useMemo(() => {
    const fitted = chartScale([...points, ...others.flat()], bands.flat(), span);
    const lines = { line: linePath(segments, fitted), other: linePath(others, fitted) };
    return { scale: fitted, paths: { ...lines, band: bandPath(bands, fitted) } };
  }, [points, segments, others, bands, span]);
  const last = points.length - 1;
  const index = Math.min(reached ?? last, last);
  const point = points[index];
  const readPlace = (event: PointerEvent<HTMLDivElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const nearest = nearestPoint(points, scale, ((event.clientX - left) / width) * 100);
    setReached(nearest);
    return nearest;
  };
  const choose = (place: number) => {
    const chosen = points[place];
    if (chosen) onChoose?.(chosen);
  };

  return (
    <div className={styles.chart}>
      <p className={styles.reading}>{point && describe(point)}</p>
      <div
        dir="ltr"
        className={styles.plot}
        data-testid="plot"
        onPointerDown={(event) => choose(readPlace(event))}
        onPointerMove={readPlace}
      >
        <input
          type="range"
          className={styles.reader}
          aria-label={label}
          aria-valuetext={point && describe(point)}
          min={0}
          max={last}
          value={index}
          onChange={(event) => {
            setReached(event.target.valueAsNumber);
            choose(event.target.valueAsNumber);
          }}
        />
        <svg aria-hidden="true">
          {scale.ticks.map((tick) => (
            <TickLine key={tick.value} tick={tick} scale={scale} />
          ))}
          <svg viewBox={pathBox} preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.band} d={paths.band} />
            {others.length > 0 && <path className={styles.other} d={paths.other} />}
            <path className={styles.line} d={paths.line} />
          </svg>
          {point && <ChartCursor x={`${scale.xOf(point.x)}%`} y={`${scale.yOf(point.value)}%`} />}
        </svg>
      </div>
      <p dir="ltr" className={styles.days} aria-hidden="true">
        {endsOf(points, span).map((x) => (
          <span key={x} dir="auto">
            {formatX(x)}
          </span>
        ))}
      </p>
    </div>
  );
}

// Positioned by SVG attributes, because the page's Content-Security-Policy rejects style attributes.
function TickLine({ tick, scale }: { readonly tick: ChartTick; readonly scale: ChartScale }) {
  const locale = useLocale();
  const { value, decimals } = tick;
  const y = `${scale.yOf(value)}%`;
  return (
    <g>
      <line className={styles.tick} x1="0" x2="100%" y1={y} y2={y} />
      <text className={styles.value} x="-8" y={y} dy="0.35em" textAnchor="end">
        {formatFixed(value, decimals, decimals, locale)}
      </text>
    </g>
  );
}

function ChartCursor({ x, y }: { readonly x: string; readonly y: string }) {
  return (
    <g>
      <line className={styles.cursor} x1={x} x2={x} y1="0" y2="100%" />
      <circle className={styles.reached} cx={x} cy={y} r="4.5" />
    </g>
  );
}

// A binary search, because it runs at every pointer move over 22 years of points.
function nearestPoint(points: readonly ChartPoint[], scale: ChartScale, place: number): number {
  const placeAt = (index: number) => scale.xOf(points[index]?.x ?? 0);
  let [low, high] = [0, points.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeAt(middle) < place) low = middle + 1;
    else high = middle;
  }
  const isBeforeNearer = low > 0 && place - placeAt(low - 1) <= placeAt(low) - place;
  return isBeforeNearer ? low - 1 : low;
}

function endsOf(points: readonly ChartPoint[], span: ChartSpan | undefined): number[] {
  const first = span?.from ?? points[0]?.x ?? 0;
  const last = span?.to ?? points.at(-1)?.x ?? 0;
  const middle = Math.round((first + last) / 2);
  return [...new Set([first, middle, last])];
}

function placeIn(points: readonly ChartPoint[], x: number | undefined): number | undefined {
  const place = points.findIndex((point) => point.x === x);
  return place < 0 ? undefined : place;
}
