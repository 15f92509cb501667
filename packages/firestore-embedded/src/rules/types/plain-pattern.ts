const character = String.raw`(?:[A-Za-z0-9_@#:;,=/ -]|\[(?:\w-\w|\w)+-?\])`;
const number = String.raw`(?:0|[1-9]\d{0,2})`;
const fixed = String.raw`${character}(?:\{${number}\})?`;
const variable = String.raw`${character}(?:[*+?]|\{${number},${number}?\})`;
const plain = new RegExp(`^(?:${fixed})*(?:${variable}(?:${fixed})*)?$`);

/**
 * Returns JavaScript's own expression for a pattern that it reads as RE2 does and matches in linear time:
 * ASCII characters and classes of them, with at most one repeat of variable length, `[A-Z]{3}_[0-9]+`.
 * Returns undefined for every other pattern, also for an invalid one. Most ids need no more, and RE2's
 * library takes as long to load as all other code.
 */
export function plainPattern(pattern: string): RegExp | undefined {
  if (!plain.test(pattern)) return undefined;
  try {
    return new RegExp(`^${pattern}$`);
  } catch {
    // `[z-a]` and `{3,2}`, which RE2 refuses too.
    return undefined;
  }
}
