import {
  type Resource,
  type ResourceEntry,
  type ResourceKind,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import type { RefreshOutcome } from '../board/board-store.ts';
import { answerDeadlineMs } from './answer-deadline.ts';
import { knownValue, type ResourceFailure, type ResourceState } from './resource-state.ts';

export type ResourceReader = (resource: Resource) => Promise<ResourceEntry>;

type States = { readonly [Kind in ResourceKind]: Map<string, ResourceState<Kind>> };

/**
 * The store of the values that a page shows beside the board. A requested resource keeps its listener:
 * resources are few and small, and detaching listeners harms the SDK more than it saves.
 */
export interface ResourceStore {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getState: <Kind extends ResourceKind>(kind: Kind, key: string) => ResourceState<Kind>;
  /** The state in which the page was rendered. */
  readonly getInitialState: <K extends ResourceKind>(kind: K, key: string) => ResourceState<K>;
  /**
   * Requests a listener for a resource, which fails if no value arrives in time. `closely` is for a page that
   * is about the resource and shows each change.
   */
  readonly ask: (resource: Resource, closely?: boolean) => void;
  readonly isAskedClosely: (key: string) => boolean;
  /** All resources requested so far; the same array until another one is requested. */
  readonly getAsked: () => readonly Resource[];
  readonly receive: <Kind extends ResourceKind>(entry: ResourceEntry<Kind>) => void;
  readonly fail: (resource: Resource) => void;
  /** The number of the current attempt to listen to a resource. */
  readonly getAttempt: (key: string) => number;
  /** Listens again to a resource that failed. */
  readonly retry: (resource: Resource) => void;
  /** Reads a resource from the server once, through the feed; listens again if it had failed. */
  readonly refresh: (resource: Resource) => Promise<RefreshOutcome>;
  /** Sets the function that reads a resource once; the feed calls this, with `undefined` when it unmounts. */
  readonly setReader: (reader: ResourceReader | undefined) => void;
}

const loading = { kind: 'loading' } as const;
const noStates = (): States => ({
  coins: new Map(),
  news: new Map(),
  snapshots: new Map(),
  history: new Map(),
  past: new Map(),
  recent: new Map(),
  bankPast: new Map(),
  health: new Map(),
  records: new Map(),
});

/** Creates the store of one page (or one server render) from its initial values. */
export function createResourceStore(initial: readonly ResourceEntry[] = []): ResourceStore {
  const states = noStates();
  const first = noStates();
  const attempts = new Map<string, number>();
  const deadlines = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const closelyAsked = new Set<string>();
  let asked: readonly Resource[] = [];
  let reader: ResourceReader | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const put = <Kind extends ResourceKind>(kind: Kind, key: string, state: ResourceState<Kind>) => {
    clearTimeout(deadlines.get(key));
    states[kind].set(key, state);
    notify();
  };
  const stateOf = <Kind extends ResourceKind>(of: States, kind: Kind, key: string) =>
    of[kind].get(key) ?? loading;
  const failing = <Kind extends ResourceKind>(kind: Kind, key: string, failure: ResourceFailure) =>
    put(kind, key, { kind: 'failed', failure, value: knownValue(stateOf(states, kind, key)) });
  const fail = (resource: Resource, failure: ResourceFailure) =>
    failing(resource.kind, resourceKey(resource), failure);
  const awaitAnswer = (resource: Resource) => {
    const key = resourceKey(resource);
    clearTimeout(deadlines.get(key));
    deadlines.set(
      key,
      setTimeout(() => fail(resource, 'unanswered'), answerDeadlineMs),
    );
  };

  const bring = <Kind extends ResourceKind>({ kind, key, value, asOf }: ResourceEntry<Kind>) => {
    states[kind].set(key, { kind: 'ready', value });
    first[kind].set(key, { kind: 'ready', value, asOf });
  };

  const retry = (resource: Resource) => {
    const key = resourceKey(resource);
    attempts.set(key, (attempts.get(key) ?? 0) + 1);
    awaitAnswer(resource);
    notify();
  };

  initial.forEach(bring);
  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    getState: (kind, key) => stateOf(states, kind, key),
    getInitialState: (kind, key) => stateOf(first, kind, key),
    ask: (resource, closely = false) => {
      const key = resourceKey(resource);
      const isAsked = asked.some((one) => resourceKey(one) === key);
      if (isAsked && (!closely || closelyAsked.has(key))) return;
      if (closely) closelyAsked.add(key);
      asked = [...asked.filter((one) => resourceKey(one) !== key), resource];
      if (stateOf(states, resource.kind, key).kind === 'loading') awaitAnswer(resource);
      notify();
    },
    isAskedClosely: (key) => closelyAsked.has(key),
    getAsked: () => asked,
    receive: ({ kind, key, value }) => put(kind, key, { kind: 'ready', value }),
    fail: (resource) => fail(resource, 'refused'),
    getAttempt: (key) => attempts.get(key) ?? 0,
    retry,
    refresh: async (resource) => {
      if (stateOf(states, resource.kind, resourceKey(resource)).kind === 'failed') retry(resource);
      if (!reader) return 'connecting';
      try {
        const { kind, key, value } = await reader(resource);
        put(kind, key, { kind: 'ready', value });
        return 'refreshed';
      } catch {
        // The SDK's message is for engineers; the caller explains the failure to the visitor.
        return 'unreachable';
      }
    },
    setReader: (next) => {
      reader = next;
    },
  };
}
