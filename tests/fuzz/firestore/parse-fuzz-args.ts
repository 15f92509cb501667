import { parseArgs } from 'node:util';

/** Which seeds to play: so many from a first one. */
export interface FuzzRequest {
  readonly first: number;
  readonly count: number;
}

export const usage = 'npm run fuzz:firestore -- [--seeds 1000] [--from 0] | --seed N';

/** Reads the command line; throws for anything but whole numbers. */
export function parseFuzzArgs(args: readonly string[]): FuzzRequest {
  const { values } = parseArgs({
    args: [...args],
    options: { seeds: { type: 'string' }, from: { type: 'string' }, seed: { type: 'string' } },
  });
  if (values.seed !== undefined) {
    return { first: wholeNumber(values.seed), count: 1 };
  }
  return { first: wholeNumber(values.from ?? '0'), count: wholeNumber(values.seeds ?? '1000') };
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) {
    throw new Error(`"${text}" is no whole number.\n${usage}`);
  }
  return Number(text);
}
