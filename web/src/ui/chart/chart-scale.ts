/** One reading: where it stands from left to right, its value, and the band around it where known. */
export interface ChartPoint {
  readonly x: number;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

/** How readings are laid on a surface of 100 by 100, the origin at the top left. */
export interface ChartScale {
  readonly xOf: (x: number) => number;
  readonly yOf: (value: number) => number;
  /** Round values that the axis tells, from the lowest up. */
  readonly ticks: readonly number[];
}

const wantedTicks = 4;

/** The scale that shows all of the points, band included, between round values. */
export function chartScale(points: readonly ChartPoint[]): ChartScale {
  const xs = points.map(({ x }) => x);
  const values = points.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  const ticks = roundTicks(Math.min(...values), Math.max(...values));
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return {
    ticks,
    xOf: (x) => share(x, left, right),
    yOf: (value) => 100 - share(value, bottom, top),
  };
}

/** The values to tell on an axis from at most `low` to at least `high`, 1, 2 or 5 of a power of ten apart. */
export function roundTicks(low: number, high: number): number[] {
  const range = high - low || Math.abs(high) / 100 || 1;
  const step = roundStep(range / wantedTicks);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(10)),
  );
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5].find((one) => one * power >= least) ?? 10;
  return factor * power;
}

function share(value: number, from: number, to: number): number {
  return to === from ? 50 : ((value - from) / (to - from)) * 100;
}
