import { describeDifference, fuzzRestSeed, requestsPerSeed } from './fuzz-rest.ts';
import { describeFailure, fuzzSeed } from './fuzz-seeds.ts';
import { knownDifferences } from './known-differences.ts';

/** What is played on both servers, seed by seed. */
export interface FuzzKind {
  /** Plays a seed; answers what the servers differ in. */
  play(left: number, right: number, seed: number): Promise<readonly string[]>;
  /** What was not counted as a difference so far. */
  notCounted(): readonly string[];
}

/** Histories of writes, queries and listeners. */
function histories(): FuzzKind {
  return {
    async play(left, right, seed) {
      const failure = await fuzzSeed(left, right, seed);
      return failure === undefined ? [] : [describeFailure(failure)];
    },
    notCounted: () => knownDifferences.map(({ reason }) => reason),
  };
}

/** Single REST requests, whole and broken. */
function requests(): FuzzKind {
  const explained = new Map<string, number>();
  let unanswered = 0;
  let sent = 0;
  return {
    async play(left, right, seed) {
      const outcome = await fuzzRestSeed(left, right, seed);
      sent += requestsPerSeed;
      unanswered += outcome.unanswered;
      for (const [reason, count] of outcome.explained) {
        explained.set(reason, (explained.get(reason) ?? 0) + count);
      }
      return outcome.differences.map((difference) => describeDifference(seed, difference));
    },
    notCounted: () => [
      `${unanswered} of ${sent} requests were left unanswered by Google's emulator.`,
      ...[...explained].map(([reason, count]) => `${count} times: ${reason}`),
    ],
  };
}

/** By the word that asks for each. */
export const fuzzKinds = { histories, rest: requests } as const;
