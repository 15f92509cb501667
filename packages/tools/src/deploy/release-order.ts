/**
 * The parts of each run of firebase-tools, in order. Hosting is released before the functions, whose new
 * pages name files that it must have by then; those of the pages before are there too. A site without these
 * functions yet has no page to break, and Hosting refuses a rewrite to a function that is not there.
 */
export function releaseOrder(
  parts: readonly string[],
  rendering: { readonly wanted: readonly string[]; readonly running: readonly string[] },
): string[][] {
  const isThere = rendering.wanted.every((name) => rendering.running.includes(name));
  if (!parts.includes('hosting') || !parts.includes('functions') || !isThere) return [[...parts]];
  return [parts.filter((part) => part !== 'functions'), ['functions']];
}
