import {
  type Resource,
  type ResourceEntry,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import { within } from '../../ui/browser/within.ts';
import { type Link, type LinkEvent, linkAfter } from './link.ts';
import { createListenings, type Listenings } from './listenings.ts';
import type { ReadFailure } from './reading.ts';
import { answerDeadlineMs, createReadings, type Readings } from './readings.ts';

/** The outcome of a refresh that the visitor requested. */
type RefreshOutcome = 'refreshed' | 'unreachable';

/** Reads a resource from the server once. */
type ResourceReader = (resource: Resource) => Promise<ResourceEntry>;

/** The store between the listeners and the screens: what is known of each resource, and what is requested. */
export interface PageStore
  extends Omit<Readings, 'awaitAnswer' | 'leave'>,
    Pick<Listenings, 'getListenings'> {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly getLink: () => Link;
  readonly getInitialLink: () => Link;
  readonly changeLink: (event: LinkEvent) => void;
  /**
   * Requests a listener for a resource, which fails if no value arrives in time; returns a function that gives it
   * up. `isClose` is for a page that is about the resource and shows each change.
   */
  readonly use: (resource: Resource, isClose?: boolean) => () => void;
  /** Reports that the whole feed has failed; `retry` then starts another attempt. */
  readonly failFeed: (failure: ReadFailure) => void;
  /** The number of attempts to attach the feed; a new number remounts it. */
  readonly getFeedAttempt: () => number;
  /** Listens again to a resource that failed, and attaches the feed again if it has failed. */
  readonly retry: (resource: Resource) => void;
  /** Reads a resource from the server once, through the feed; tries again what has failed. */
  readonly refresh: (resource: Resource) => Promise<RefreshOutcome>;
  /** Sets the function that reads a resource once; the feed calls this, with `undefined` when it unmounts. */
  readonly setReader: (reader: ResourceReader | undefined) => void;
}

const board = { kind: 'board' } as const;

/** Creates the store of one page (or one server render) from its entries, which may be the last known ones. */
export function createPageStore(
  entries: readonly ResourceEntry[] = [],
  isStale = false,
): PageStore {
  const initialLink = isStale ? 'lost' : 'waiting';
  const subscribers = new Set<() => void>();
  const waiting = new Set<(reader: ResourceReader) => void>();
  let link: Link = initialLink;
  let reader: ResourceReader | undefined;
  let hasFeedFailed = false;
  let feedAttempt = 0;

  const notify = () => {
    for (const onChange of subscribers) onChange();
  };
  const readings = createReadings(entries, notify);
  const listenings = createListenings(notify, readings.leave);
  const { getReading, getInitialReading, isAwaited, receive } = readings;
  const { getListenings } = listenings;
  const readingOf = (resource: Resource) => getReading(resource.kind, resourceKey(resource));

  const changeLink = (event: LinkEvent) => {
    const next = linkAfter(link, event);
    if (next === link) return;
    link = next;
    notify();
  };
  const fail = (resource: Resource, failure: ReadFailure) => {
    if (resource.kind === 'board') changeLink('lost');
    readings.fail(resource, failure);
  };
  const retry = (resource: Resource) => {
    if (hasFeedFailed) feedAttempt += 1;
    hasFeedFailed = false;
    readings.awaitAnswer(resource);
    listenings.restart(resource);
    notify();
  };
  const read = async (resource: Resource) => {
    const ready = new Promise<ResourceReader>((resolve) => {
      if (reader) resolve(reader);
      else waiting.add(resolve);
    });
    return (await ready)(resource);
  };

  return {
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    getReading,
    getInitialReading,
    isAwaited,
    receive,
    getLink: () => (readingOf(board).kind === 'failed' ? 'failed' : link),
    getInitialLink: () => initialLink,
    changeLink,
    use: (resource, isClose = false) => {
      if (readingOf(resource).kind === 'loading') readings.awaitAnswer(resource);
      return listenings.use(resource, isClose);
    },
    getListenings,
    fail,
    failFeed: (failure) => {
      hasFeedFailed = true;
      fail(board, failure);
      for (const { resource } of getListenings()) {
        if (readingOf(resource).kind === 'loading') fail(resource, failure);
      }
    },
    getFeedAttempt: () => feedAttempt,
    retry,
    refresh: async (resource) => {
      if (hasFeedFailed || readingOf(resource).kind === 'failed') retry(resource);
      try {
        receive(await within(answerDeadlineMs, read(resource)));
        return 'refreshed';
      } catch (reason) {
        console.info('The values could not be read again:', reason);
        return 'unreachable';
      }
    },
    setReader: (next) => {
      reader = next;
      if (!next) return;
      for (const resolve of waiting) resolve(next);
      waiting.clear();
    },
  };
}
