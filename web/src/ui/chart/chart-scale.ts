import { shownDecimals } from '@dinar/domain/format/format-number';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';

/** One data point: its horizontal position and its value. */
export interface ChartPoint {
  readonly x: number;
  readonly value: number;
}

/** The range of a band at one horizontal position. */
export interface ChartBand {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** A round value of the axis, and the decimals with which no two ticks of a scale are shown alike. */
export interface ChartTick {
  readonly value: number;
  readonly decimals: number;
}

/** The scale that maps points to an area of 100 by 100, with the origin at the top left. */
export interface ChartScale {
  readonly xOf: (x: number) => number;
  readonly yOf: (value: number) => number;
  /** In ascending order. */
  readonly ticks: readonly ChartTick[];
}

const wantedTicks = 4;

/** The first and the last position of an axis. */
export interface ChartSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a scale between round values that contains all points and bands, over the given span or that of the
 * points.
 */
export function chartScale(
  points: readonly ChartPoint[],
  bands: readonly ChartBand[] = [],
  span?: ChartSpan,
): ChartScale {
  const xs = points.map(({ x }) => x);
  const values = points.map(({ value }) => value);
  const all = [...values, ...bands.flatMap(({ low, high }) => [low, high])];
  const ticks = roundTicks(Math.min(...all), Math.max(...all));
  const [bottom = 0, top = 1] = [ticks[0]?.value, ticks.at(-1)?.value];
  const { from, to } = span ?? { from: Math.min(...xs), to: Math.max(...xs) };
  return {
    ticks,
    xOf: (x) => share(x, from, to),
    yOf: (value) => 100 - share(value, bottom, top),
  };
}

/**
 * Returns the ticks of an axis from at most `low` to at least `high`, neither below 0. The step is 1, 2 or 5
 * times a power of ten. They have the decimals of a rate, or those of the step if it has more.
 */
// Exact decimals, because 10 ** -4 differs between Node 20 and Chromium, and hydration would fail.
export function roundTicks(low: number, high: number): ChartTick[] {
  const [least, most] = [decimal(low), decimal(high)];
  const range = most.gt(least) ? most.minus(least) : least.div(100);
  const step = roundStep(range.gt(0) ? range.div(wantedTicks) : decimal(1));
  const first = least.div(step).round(0, roundDown);
  const last = most.div(step).round(0, roundUp);
  const count = Math.max(last.minus(first).toNumber(), 1) + 1;
  const values = Array.from({ length: count }, (_, index) => first.plus(index).times(step));
  const decimals = Math.max(-step.e, ...values.map((value) => shownDecimals(value, 3)));
  return values.map((value) => ({ value: value.toNumber(), decimals }));
}

const roundDown = 0;
const roundUp = 3;

function roundStep(least: Decimal): Decimal {
  const power = decimal(`1e${least.e}`);
  return power.times([1, 2, 5].find((factor) => power.times(factor).gte(least)) ?? 10);
}

function share(value: number, from: number, to: number): number {
  return to === from ? 50 : ((value - from) / (to - from)) * 100;
}
