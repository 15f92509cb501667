const maxSamplingMs = 15_000;

/** A median and a 99th percentile, in the unit of the samples. */
export interface Spread {
  readonly median: number;
  readonly p99: number;
}

export function spreadOf(samples: readonly number[]): Spread {
  const sorted = samples.toSorted((left, right) => left - right);
  return { median: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

/** Returns the smallest sample that the given share of all samples does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Measures `count` times, or fewer once 15 s have passed. */
export async function sample(
  count: number,
  measure: (run: number) => Promise<number>,
): Promise<number[]> {
  const until = performance.now() + maxSamplingMs;
  const samples: number[] = [];
  for (let run = 0; run < count && (run === 0 || performance.now() < until); run += 1) {
    samples.push(await measure(run));
  }
  return samples;
}
