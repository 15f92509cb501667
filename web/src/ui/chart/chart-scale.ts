import { formatFixed } from '@dinar/domain/format/format-number';
import { rateDecimals } from '@dinar/domain/format/format-rate';
import { type Decimal, decimal } from '@dinar/domain/money/decimal';

/** One reading: where it is from left to right, and its value. */
export interface ChartPoint {
  readonly x: number;
  readonly value: number;
}

/** The range of a band at one place from left to right. */
export interface ChartBand {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

/** A round value of the axis, as it is written: no two of a scale are written alike. */
export interface ChartTick {
  readonly value: number;
  readonly text: string;
}

/** The scale that places readings on a surface of 100 by 100, the origin at the top left. */
export interface ChartScale {
  readonly xOf: (x: number) => number;
  readonly yOf: (value: number) => number;
  /** From the lowest up. */
  readonly ticks: readonly ChartTick[];
}

const wantedTicks = 4;

/** The scale that shows all of the points and the bands between round values. */
export function chartScale(
  points: readonly ChartPoint[],
  bands: readonly ChartBand[] = [],
): ChartScale {
  const xs = points.map(({ x }) => x);
  const values = [
    ...points.map(({ value }) => value),
    ...bands.flatMap(({ low, high }) => [low, high]),
  ];
  const ticks = roundTicks(Math.min(...values), Math.max(...values));
  const [bottom = 0, top = 1] = [ticks[0]?.value, ticks.at(-1)?.value];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return {
    ticks,
    xOf: (x) => share(x, left, right),
    yOf: (value) => 100 - share(value, bottom, top),
  };
}

/**
 * The values to show on an axis from at most `low` to at least `high`, neither below 0: 1, 2 or 5 of a
 * power of ten apart, with the digits of a rate, or those of the step where it has more.
 */
// Exact decimals: 10 ** -4 is another number in Node 20 than in Chromium, and hydration fails on it.
export function roundTicks(low: number, high: number): ChartTick[] {
  const [least, most] = [decimal(low), decimal(high)];
  const range = most.gt(least) ? most.minus(least) : least.div(100);
  const step = roundStep(range.gt(0) ? range.div(wantedTicks) : decimal(1));
  const first = least.div(step).round(0, roundDown);
  const last = most.div(step).round(0, roundUp);
  const count = Math.max(last.minus(first).toNumber(), 1) + 1;
  const values = Array.from({ length: count }, (_, index) => first.plus(index).times(step));
  const decimals = Math.max(-step.e, ...values.map((value) => rateDecimals(value, 3)));
  return values.map((value) => ({
    value: value.toNumber(),
    text: formatFixed(value, decimals, decimals),
  }));
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
