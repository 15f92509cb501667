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

/** The seeds of a test's random cases, from 1 on; with the variable SEED only that one, to replay it. */
export function sampleSeeds(variable: string, usual: number, all: number): readonly number[] {
  const { SEED: replayed } = process.env;
  return replayed === undefined ? seedsUpTo(sampleCount(variable, usual, all)) : [Number(replayed)];
}

export function seedsUpTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
