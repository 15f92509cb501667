/**
 * Returns the parts of each run of firebase-tools, in order. Hosting is released before the functions,
 * because their new pages name files that Hosting must already serve; it also keeps the files of earlier
 * pages. When these functions do not exist yet, everything goes in one run: no page can break, and Hosting
 * rejects a rewrite to a missing function.
 */
export function releaseOrder(
  parts: readonly string[],
  rendering: { readonly wanted: readonly string[]; readonly running: readonly string[] },
): string[][] {
  const isThere = rendering.wanted.every((name) => rendering.running.includes(name));
  if (!parts.includes('hosting') || !parts.includes('functions') || !isThere) return [[...parts]];
  return [parts.filter((part) => part !== 'functions'), ['functions']];
}
