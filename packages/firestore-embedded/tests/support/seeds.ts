import { wholeNumber } from '@dinar/tools/command/options';

const range = { least: 0, most: 1_000_000_000 };
const usualCount = 1000;

/** Options of a command that plays seeds: `--seed` alone plays one, `--seeds` that many from `--seed` on. */
export const seedOptions = {
  seed: wholeNumber('la première graine ; seule, si --seeds manque (0 sinon)', {
    ...range,
    absent: undefined,
  }),
  seeds: wholeNumber(`le nombre de graines (${usualCount} sans --seed)`, {
    ...range,
    least: 1,
    absent: undefined,
  }),
};

/** A range of consecutive seeds. */
export interface Seeds {
  readonly first: number;
  readonly count: number;
}

interface SeedsAsked {
  readonly seed: number | undefined;
  readonly seeds: number | undefined;
}

export function seedsOf({ seed, seeds }: SeedsAsked): Seeds {
  return { first: seed ?? 0, count: seeds ?? (seed === undefined ? usualCount : 1) };
}

/** Plays seeds in order and sums the failures that `play` returns. Logs the progress. */
export async function countFailures(
  { first, count }: Seeds,
  progressEvery: number,
  play: (seed: number) => Promise<number>,
): Promise<number> {
  let failures = 0;
  for (let done = 1; done <= count; done += 1) {
    failures += await play(first + done - 1);
    if (done % progressEvery === 0) console.log(`${done} of ${count} seeds, ${failures} failed`);
  }
  return failures;
}
