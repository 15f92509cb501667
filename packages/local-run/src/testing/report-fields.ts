/** A field of a runner's report, if it is there. */
export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[field]
    : undefined;
}

/** A number of a runner's report, if it is there. */
export function numberAt(value: unknown, field: string): number | undefined {
  const found = fieldOf(value, field);
  return typeof found === 'number' ? found : undefined;
}

/** A list of a runner's report; empty if it has none. */
export function listAt(value: unknown, field: string): readonly unknown[] {
  const found = fieldOf(value, field);
  return Array.isArray(found) ? found : [];
}
