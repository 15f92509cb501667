/** A Content-Security-Policy's directives, each with its sources; empty when there is none. */
export function policyOf(header: string | undefined): ReadonlyMap<string, readonly string[]> {
  const directives = (header ?? '').split(';').map((text) => text.trim().split(/\s+/));
  return new Map(
    directives
      .filter(([name]) => name !== undefined && name !== '')
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}
