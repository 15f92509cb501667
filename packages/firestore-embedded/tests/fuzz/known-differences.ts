import type { Observation } from './play-history.ts';

/** An accepted difference between the servers' answers, with its reason. */
export interface KnownDifference {
  readonly reason: string;
  /** Removes the difference from an observation. */
  readonly normalize: (observation: Observation) => Observation;
}

/** All accepted differences. Any other difference is a failure. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    reason:
      "Google's emulator does not report how many results an offset skipped; production does.",
    normalize: (observation) => without(observation, 'skippedResults'),
  },
  {
    reason:
      "Google's emulator marks an aggregation's answer as done, which the message of the published " +
      'API has no field for.',
    normalize: (observation) => without(observation, 'done'),
  },
  {
    reason: 'Errors are worded differently; their codes are the same.',
    normalize: (observation) => without(observation, 'message'),
  },
  {
    reason: "Over REST Google's emulator answers 0 for -0; over gRPC both servers keep it.",
    normalize: withoutNegativeZero,
  },
  {
    reason:
      "Google's emulator refuses to listen to some queries that no index answers with " +
      'FAILED_PRECONDITION, though it refuses to run them with INVALID_ARGUMENT, as we do both.',
    normalize: (observation) => rewritten(observation, /\{"refused":9\}/g, '{"refused":3}'),
  },
  {
    reason: 'Timestamps are written with six decimals or with as many as they need.',
    normalize: withShortTimes,
  },
  {
    reason: 'An empty map or list may be left out of proto3 JSON or written: they mean the same.',
    normalize: withoutEmpty,
  },
];

/** Returns an observation without the known differences. */
export function normalized(observation: Observation): Observation {
  return knownDifferences.reduce((current, { normalize }) => normalize(current), observation);
}

function without(json: unknown, dropped: string): unknown {
  if (Array.isArray(json)) {
    return json.map((item) => without(item, dropped));
  }
  if (typeof json !== 'object' || json === null) {
    return json;
  }
  const entries = Object.entries(json).filter(([field]) => field !== dropped);
  return Object.fromEntries(entries.map(([field, value]) => [field, without(value, dropped)]));
}

function withoutEmpty(json: unknown): unknown {
  if (Array.isArray(json)) {
    return json.map(withoutEmpty);
  }
  if (typeof json !== 'object' || json === null) {
    return json;
  }
  const entries = Object.entries(json).map(([field, value]) => [field, withoutEmpty(value)]);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}

function withoutNegativeZero(observation: Observation): Observation {
  return rewritten(observation, /\{"doubleValue":"-0"\}/g, '{"doubleValue":0}');
}

function withShortTimes(observation: Observation): Observation {
  return rewritten(observation, /(?<=T\d\d:\d\d:\d\d)\.0+(?=Z")/g, '');
}

function rewritten(observation: Observation, pattern: RegExp, by: string): Observation {
  return observation === undefined
    ? undefined
    : JSON.parse(JSON.stringify(observation).replaceAll(pattern, by));
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
