/**
 * How many cases a test with random or many inputs runs: `usual` in `npm test`, `all` with `--all`, unless
 * the named environment variable says how many. Throws unless that is a whole number above zero, because a
 * test of no case cannot fail.
 */
export function sampleCount(variable: string, usual: number, all: number): number {
  const given = process.env[variable];
  if (given === undefined) return process.env.DINAR_ALL_TESTS === undefined ? usual : all;
  const count = Number(given);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`${variable}=${given} is not a whole number above zero.`);
}
