import {
  type Resource,
  type ResourceEntry,
  type ResourceKind,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import type { ReadFailure, Reading } from './reading.ts';

/**
 * The time for which a page waits for values before it reports a failure, in ms. Slow phones receive them
 * within five seconds, and few people wait for ten, after which the SDK itself gives up. Values that arrive
 * later still replace the failure.
 */
export const answerDeadlineMs = 8000;

/** What is known of each resource of a page. */
export interface Readings {
  readonly getReading: <Kind extends ResourceKind>(kind: Kind, key: string) => Reading<Kind>;
  /** The reading with which the page was rendered, for hydration. */
  readonly getInitialReading: Readings['getReading'];
  /** Takes an entry of the server, or, if it is not live, of an earlier visit. */
  readonly receive: (entry: ResourceEntry, isLive?: boolean) => void;
  readonly fail: (resource: Resource, failure: ReadFailure) => void;
  /** Lets a resource fail if no value arrives in time. */
  readonly awaitAnswer: (resource: Resource) => void;
  /** Whether a value is awaited, for the first time or after a failure. */
  readonly isAwaited: (key: string) => boolean;
  /** Forgets a failure, and that a value was live, because nobody listens any more. */
  readonly leave: (resource: Resource) => void;
}

const loading = { kind: 'loading' } as const;

/** Creates the readings of one page from the entries with which it was rendered. */
export function createReadings(entries: readonly ResourceEntry[], onChange: () => void): Readings {
  const initial = new Map(entries.map((entry) => [entry.key, readyWith(entry, false)]));
  const readings = new Map(initial);
  const deadlines = new Map<string, ReturnType<typeof setTimeout>>();

  const put = (key: string, reading: Reading) => {
    clearTimeout(deadlines.get(key));
    deadlines.delete(key);
    readings.set(key, reading);
    onChange();
  };
  const fail: Readings['fail'] = (resource, failure) => {
    const key = resourceKey(resource);
    put(key, { kind: 'failed', failure, entry: readings.get(key)?.entry });
  };
  return {
    getReading: (kind, key) => ofKind(kind, readings.get(key)),
    getInitialReading: (kind, key) => ofKind(kind, initial.get(key)),
    receive: (entry, isLive = true) => {
      const before = readings.get(entry.key);
      const isSame = before?.kind === 'ready' && before.entry.value === entry.value;
      if (!isSame || before.isLive !== isLive) put(entry.key, readyWith(entry, isLive));
    },
    fail,
    awaitAnswer: (resource) => {
      const key = resourceKey(resource);
      clearTimeout(deadlines.get(key));
      deadlines.set(
        key,
        setTimeout(() => fail(resource, 'unanswered'), answerDeadlineMs),
      );
    },
    isAwaited: (key) => deadlines.has(key),
    leave: (resource) => {
      const key = resourceKey(resource);
      const entry = readings.get(key)?.entry;
      put(key, entry ? readyWith(entry, false) : loading);
    },
  };
}

function readyWith(entry: ResourceEntry, isLive: boolean): Reading {
  return { kind: 'ready', entry, isLive };
}

function ofKind<Kind extends ResourceKind>(kind: Kind, reading: Reading = loading): Reading<Kind> {
  return isOfKind(kind, reading) ? reading : loading;
}

function isOfKind<Kind extends ResourceKind>(
  kind: Kind,
  reading: Reading,
): reading is Reading<Kind> {
  return reading.entry === undefined || reading.entry.kind === kind;
}
