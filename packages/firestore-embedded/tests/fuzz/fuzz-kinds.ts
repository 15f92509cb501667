import { startEventRecorder } from './event-recorder.ts';
import { describeDifference, fuzzRestSeed, requestsPerSeed } from './fuzz-rest.ts';
import { describeRulesDifference, fuzzRulesSeed } from './fuzz-rules.ts';
import { describeFailure, fuzzSeed } from './fuzz-seeds.ts';
import { fuzzTriggersSeed } from './fuzz-triggers.ts';
import { knownDifferences } from './known-differences.ts';

/** A kind of request that is sent to both servers, seed by seed. */
export interface FuzzKind {
  /** Further flags of both servers. */
  readonly flags?: readonly string[];
  /** Plays a seed; returns a description of each difference. */
  play(left: number, right: number, seed: number): Promise<readonly string[]>;
  /** Lines about the known differences, which are not counted as failures. */
  notCounted(): readonly string[];
  stop?(): Promise<void>;
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

/** Conditions of security rules. */
function conditions(): FuzzKind {
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  return {
    async play(left, right, seed) {
      const { differences, verdicts, explained } = await fuzzRulesSeed(left, right, seed);
      for (const verdict of verdicts) count(`Google's emulator says: ${verdict}`);
      explained.forEach(count);
      return differences.map((difference) => describeRulesDifference(seed, difference));
    },
    notCounted: () => [...seen].map(([what, times]) => `${times} times: ${what}`),
  };
}

/** Triggers of functions, compared by the events that each receives. */
async function triggers(): Promise<FuzzKind> {
  const recorder = await startEventRecorder();
  return {
    flags: ['--functions_emulator', recorder.authority],
    play: (left, right, seed) => fuzzTriggersSeed(left, right, seed, recorder),
    notCounted: () => [],
    stop: recorder.stop,
  };
}

/** The kinds by the command's argument. */
export const fuzzKinds = { histories, rest: requests, rules: conditions, triggers } as const;
