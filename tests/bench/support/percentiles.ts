/** The smallest value that `share` (0 to 1) of the values do not exceed; throws for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(0, Math.ceil(share * sorted.length) - 1);
  const value = sorted[rank];
  if (value === undefined) throw new RangeError('There is no percentile of nothing');
  return value;
}

/** The middle value, or the lower of the two middle values of an even number. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
